import HeadlessUI
import Testing

@Suite("L10 @State: an equal write does nothing, an unread state concerns nobody")
@MainActor
struct L10StateTests {
  @Test("An equal write does nothing, by == where there is one, by the object otherwise")
  func equalWrites() throws {
    let simulation = Simulation { Equals() }
    #expect(simulation.lines == ["body"])
    for title in ["Number", "Text", "Array", "Optional", "Object", "Pair", "Lazy ==", "No =="] {
      #expect(try simulation.lines { try simulation.tap("Same \(title)") } == [], "\(title)")
      #expect(try simulation.lines { try simulation.tap("Other \(title)") } == ["body"], "\(title)")
    }
  }

  @Test("A state that was never read concerns nobody; once read, its owner depends on it for good")
  func unread() throws {
    let simulation = Simulation { Unread() }
    #expect(simulation.lines == ["body"])
    #expect(try simulation.lines { try simulation.tap("Add") } == [])
    #expect(try simulation.lines { try simulation.tap("Show") } == ["body", "count 1"])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["body", "count 2"])
    #expect(try simulation.lines { try simulation.tap("Hide") } == ["body"])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["body"])
  }

  @Test("Passing $x down makes the owner depend on x, though its body never reads it")
  func bindingDown() throws {
    let simulation = Simulation { Passing() }
    #expect(simulation.lines == ["owner", "reader 0", "writer"])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["owner", "reader 1"])
  }

  @Test("A view that has been handed another binding no longer depends on the first")
  func otherBinding() throws {
    let simulation = Simulation { Rebinding() }
    #expect(simulation.lines == ["chooser", "shown 0"])
    #expect(try simulation.lines { try simulation.tap("Second") } == ["chooser", "shown 10"])
    #expect(try simulation.lines { try simulation.tap("Add to first") } == ["chooser"])
    #expect(
      try simulation.lines { try simulation.tap("Add to second") } == ["chooser", "shown 11"]
    )
  }

  @Test("Bindings through three levels: who holds one is compared by it, not by its value")
  func threeLevels() throws {
    let simulation = Simulation { Level1() }
    #expect(simulation.lines == ["level 1", "level 2", "level 3: 0"])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["level 1", "level 3: 1"])
    #expect(simulation.screen == "1\n[Add]")
  }

  @Test("Many writes in one transaction: one body; with an animation between, three")
  func transactions() throws {
    let simulation = Simulation { Transacting() }
    #expect(simulation.lines == ["body 0"])
    #expect(try simulation.lines { try simulation.tap("Plain") } == ["body 4"])
    #expect(
      try simulation.lines { try simulation.tap("Animated between") } == [
        "body 1", "body 2", "body 3",
      ]
    )
    #expect(try simulation.lines { try simulation.tap("Twice in one") } == ["body 9"])
    #expect(
      try simulation.lines { try simulation.tap("Nested") } == ["body 20", "body 21", "body 22"]
    )
  }

  @Test(
    "After an animated write the new value is read at once, and a later one is not hidden by it"
  )
  func readAfterAnimation() throws {
    let simulation = Simulation { TwoAnimations() }
    #expect(try simulation.lines { try simulation.tap("Both") } == ["reads 1 1"])
    #expect(simulation.screen == "1 1\n[Both]\n[Plain]")
    #expect(try simulation.lines { try simulation.tap("Plain") } == ["reads 5 6"])
    #expect(simulation.screen == "5 6\n[Both]\n[Plain]")
  }

  @Test("A write while the body is evaluated is dropped, with a warning")
  func writeInBody() throws {
    let simulation = Simulation { WritesInBody() }
    #expect(simulation.screen == "0")
    #expect(simulation.warningTexts.count == 1)
    #expect(
      simulation.warningTexts[0].hasPrefix(
        "Modifying state during view update, this will cause undefined behavior."
      )
    )
  }

  @Test("So is a write in update()")
  func writeInUpdate() throws {
    let simulation = Simulation { WritesInUpdate() }
    #expect(simulation.screen == "0\n[Add]")
    #expect(simulation.warningTexts.count == 1)
    try simulation.tap("Add")
    #expect(simulation.screen == "1\n[Add]")
  }

  @Test("A write in init is ignored; assigning the underscored property is what works")
  func writeInInit() throws {
    let simulation = Simulation { WritesInInit() }
    #expect(simulation.screen == "10 7")
    #expect(simulation.warningTexts.count == 1)
  }

  @Test("The initial value is evaluated at each init, and kept once per identity")
  func initialValue() throws {
    let simulation = Simulation { Reseeding() }
    #expect(simulation.lines == ["seed 0"])
    #expect(simulation.screen == "seeded 0, now 0\n[Next]\n[Id]")
    #expect(try simulation.lines { try simulation.tap("Next") } == ["seed 1"])
    #expect(simulation.screen == "seeded 0, now 1\n[Next]\n[Id]")
    #expect(try simulation.lines { try simulation.tap("Id") } == ["seed 1"])
    #expect(simulation.screen == "seeded 1, now 1\n[Next]\n[Id]")
  }

  @Test(
    "State lives as long as its identity: a branch, an optional and an id end it, a move does not"
  )
  func lifetime() throws {
    let simulation = Simulation { Branches() }
    try simulation.tap("Add")
    #expect(simulation.screen.hasPrefix("1\n"))
    try simulation.tap("Parameter")
    #expect(simulation.screen.hasPrefix("1\n"))
    try simulation.tap("Branch")
    #expect(simulation.screen.hasPrefix("0\n"))
    try simulation.tap("Add")
    try simulation.tap("Branch")
    #expect(simulation.screen.hasPrefix("0\n"))
  }

  @Test("A running task reads what the state is now, and writes of ready tasks share a body")
  func tasks() throws {
    let simulation = Simulation { Tasks() }
    #expect(simulation.lines == ["body 0", "task reads 0"])
    try simulation.tap("Add")
    #expect(
      try simulation.lines { try simulation.advance(by: .seconds(1)) } == [
        "task reads 1", "body 3",
      ]
    )
  }

  @Test("A write after the view has gone changes nothing and harms nothing")
  func lateWrite() throws {
    let simulation = Simulation { LateWriter() }
    try simulation.tap("Hide")
    #expect(simulation.lines == ["body", "written 1"])
    try simulation.end()
    #expect(simulation.warningTexts == [])
  }

  @Test("A write made between two steps is seen by the next")
  func outside() throws {
    let keeper = Keeper()
    let simulation = Simulation { Outside(keeper: keeper) }
    keeper.write?(5)
    #expect(try simulation.lines { try simulation.advance(by: .zero) } == ["body 5"])
  }

  @Test("Two views of one type have two states; one value used twice is two views")
  func twoViews() throws {
    let simulation = Simulation {
      let counter = Counter(name: "a")
      counter
      Counter(name: "b")
      counter
    }
    try simulation.tap("b")
    #expect(simulation.screen == "0\n[a]\n1\n[b]\n0\n[a]")
    try simulation.tap("a")
    #expect(simulation.screen == "1\n[a]\n1\n[b]\n0\n[a]")
  }
}

// MARK: - Views

/// Equal to each other whatever they hold.
private struct LazyEquality: Equatable {
  let text: String

  static func == (first: Self, second: Self) -> Bool { first.text.count == second.text.count }
}

private struct NoEquality {
  var number: Int
  var text: String
}

private final class Object {}

private struct Equals: View {
  @State private var number = 1
  @State private var text = "text"
  @State private var array = [1, 2]
  @State private var optional: Int? = 3
  @State private var object = Object()
  @State private var pair = (1, "one")
  @State private var lazy = LazyEquality(text: "abc")
  @State private var plain = NoEquality(number: 1, text: "a text too long to be stored inline")
  private let same = Object()

  var body: some View {
    let _ = print("body")
    let _ = (self.number, self.text, self.array, self.optional, self.object, self.pair)
    let _ = (self.lazy, self.plain)
    Button("Same Number") { self.number = 1 }
    Button("Other Number") { self.number = 2 }
    Button("Same Text") { self.text = String("txet".reversed()) }
    Button("Other Text") { self.text = "other" }
    Button("Same Array") { self.array = Array((1...2)) }
    Button("Other Array") { self.array.append(3) }
    Button("Same Optional") { self.optional = 3 }
    Button("Other Optional") { self.optional = nil }
    Button("Same Object") { self.object = self.object }
    Button("Other Object") { self.object = Object() }
    Button("Same Pair") { self.pair = (1, "one") }
    Button("Other Pair") { self.pair = (1, "two") }
    Button("Same Lazy ==") { self.lazy = LazyEquality(text: "xyz") }
    Button("Other Lazy ==") { self.lazy = LazyEquality(text: "longer") }
    Button("Same No ==") {
      self.plain = NoEquality(number: 1, text: "a text too long to be" + " stored inline")
    }
    Button("Other No ==") { self.plain.number = 2 }
  }
}

private struct Unread: View {
  @State private var count = 0
  @State private var isShown = false

  var body: some View {
    let _ = print("body")
    if self.isShown {
      let _ = print("count \(self.count)")
      Text("\(self.count)")
    }
    Button("Add") { self.count += 1 }
    Button("Show") { self.isShown = true }
    Button("Hide") { self.isShown = false }
  }
}

private struct Passing: View {
  @State private var count = 0

  var body: some View {
    let _ = print("owner")
    Reader(count: self.$count)
    Writer(count: self.$count)
  }

  struct Reader: View {
    @Binding var count: Int

    var body: some View {
      let _ = print("reader \(self.count)")
      Text("\(self.count)")
    }
  }

  struct Writer: View {
    @Binding var count: Int

    var body: some View {
      let _ = print("writer")
      Button("Add") { self.count += 1 }
    }
  }
}

private struct Rebinding: View {
  @State private var first = 0
  @State private var second = 10
  @State private var isSecond = false

  var body: some View {
    let _ = print("chooser")
    Shown(number: self.isSecond ? self.$second : self.$first)
    Button("Second") { self.isSecond = true }
    Button("Add to first") { self.first += 1 }
    Button("Add to second") { self.second += 1 }
  }

  struct Shown: View {
    @Binding var number: Int

    var body: some View {
      let _ = print("shown \(self.number)")
      Text("\(self.number)")
    }
  }
}

private struct Level1: View {
  @State private var count = 0

  var body: some View {
    let _ = print("level 1")
    Level2(count: self.$count)
  }
}

private struct Level2: View {
  @Binding var count: Int

  var body: some View {
    let _ = print("level 2")
    Level3(count: self.$count)
  }
}

private struct Level3: View {
  @Binding var count: Int

  var body: some View {
    let _ = print("level 3: \(self.count)")
    Text("\(self.count)")
    Button("Add") { self.count += 1 }
  }
}

private struct Transacting: View {
  @State private var number = 0

  var body: some View {
    let _ = print("body \(self.number)")
    Button("Plain") { for number in 1...4 { self.number = number } }
    Button("Animated between") {
      self.number = 1
      withAnimation { self.number = 2 }
      self.number = 3
    }
    Button("Twice in one") {
      withAnimation {
        self.number = 8
        self.number = 9
      }
    }
    Button("Nested") {
      withAnimation {
        self.number = 20
        withAnimation { self.number = 21 }
        self.number = 22
      }
    }
  }
}

private struct TwoAnimations: View {
  @State private var a = 0
  @State private var b = 0

  var body: some View {
    Text("\(self.a) \(self.b)")
    Button("Both") {
      withAnimation { self.a = 1 }
      withAnimation { self.b = 1 }
      print("reads \(self.a) \(self.b)")
    }
    Button("Plain") {
      self.a = 5
      self.b = 6
      print("reads \(self.a) \(self.b)")
    }
  }
}

private struct WritesInBody: View {
  @State private var count = 0

  var body: some View {
    let _ = self.write()
    Text("\(self.count)")
  }

  private func write() { self.count += 1 }
}

private struct Writing: DynamicProperty {
  @State var count = 0
  var writes = true

  mutating func update() {
    if self.count == 0 { self.count = 100 }
  }
}

private struct WritesInUpdate: View {
  private var writing = Writing()

  var body: some View {
    Text("\(self.writing.count)")
    Button("Add") { self.writing.count += 1 }
  }
}

private struct WritesInInit: View {
  @State private var plain = 10
  @State private var underscored = 10

  init() {
    self._underscored = State(initialValue: 7)
    self.write()
  }

  private func write() {
    self.plain = 11
  }

  var body: some View {
    Text("\(self.plain) \(self.underscored)")
  }
}

private struct Reseeding: View {
  @State private var number = 0
  @State private var id = 0

  var body: some View {
    Seeded(number: self.number).id(self.id)
    Button("Next") { self.number += 1 }
    Button("Id") { self.id += 1 }
  }

  struct Seeded: View {
    let number: Int
    @State private var seed: Int

    init(number: Int) {
      self.number = number
      self.seed = Self.seed(number)
    }

    static func seed(_ number: Int) -> Int {
      print("seed \(number)")
      return number
    }

    var body: some View {
      Text("seeded \(self.seed), now \(self.number)")
    }
  }
}

private struct Branches: View {
  @State private var isFirst = true
  @State private var parameter = 0

  var body: some View {
    if self.isFirst {
      Count(parameter: self.parameter)
    } else {
      Count(parameter: self.parameter)
    }
    Button("Branch") { self.isFirst.toggle() }
    Button("Parameter") { self.parameter += 1 }
  }

  struct Count: View {
    let parameter: Int
    @State private var count = 0

    var body: some View {
      Text("\(self.count)")
      Button("Add") { self.count += 1 }
    }
  }
}

private struct Tasks: View {
  @State private var count = 0

  var body: some View {
    let _ = print("body \(self.count)")
    Button("Add") { self.count += 1 }
      .task {
        print("task reads \(self.count)")
        try? await Task.sleep(for: .seconds(1))
        print("task reads \(self.count)")
        Task { self.count += 1 }
        Task { self.count += 1 }
      }
  }
}

private struct LateWriter: View {
  @State private var isShown = true

  var body: some View {
    Button("Hide") { self.isShown = false }
    if self.isShown { Content() }
  }

  struct Content: View {
    @State private var count = 0

    var body: some View {
      let _ = print("body")
      Text("\(self.count)")
        .task {
          try? await Task.sleep(for: .seconds(1))
          self.count += 1
          print("written \(self.count)")
        }
    }
  }
}

@MainActor
private final class Keeper {
  var write: ((Int) -> Void)?
}

private struct Outside: View {
  let keeper: Keeper
  @State private var number = 0

  var body: some View {
    let _ = print("body \(self.number)")
    Text("\(self.number)").onAppear { self.keeper.write = { self.number = $0 } }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(self.count)")
    Button(self.name) { self.count += 1 }
  }
}

import HeadlessUI
import Testing

@Suite("L13 onChange: after the pass, with old and new, inner to outer")
@MainActor
struct L13OnChangeTests {
  @Test("The action gets the old and the new value, after the bodies of the pass")
  func oldAndNew() throws {
    let simulation = Simulation { Counting() }
    #expect(simulation.lines == ["body 0"])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["body 1", "0 to 1", "changed"])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["body 2", "1 to 2", "changed"])
    #expect(try simulation.lines { try simulation.tap("Same") } == [])
  }

  @Test("Several writes before the pass are one change; there and back is none")
  func severalWrites() throws {
    let simulation = Simulation { Counting() }
    #expect(
      try simulation.lines { try simulation.tap("Add three times") } == [
        "body 3", "0 to 3", "changed",
      ]
    )
    let lines = try simulation.lines { try simulation.tap("There and back") }
    #expect(lines.contains("changed") == false)
  }

  @Test("All watchers of a pass see the same pair, inner to outer")
  func innerToOuter() throws {
    let simulation = Simulation { Nested() }
    #expect(
      try simulation.lines { try simulation.tap("Add") } == [
        "innermost 0 to 1", "child, inner 0 to 1", "child, outer 0 to 1", "sibling 0 to 1",
        "parent 0 to 1",
      ]
    )
  }

  @Test("The first watcher's write does not reach the others of its pass")
  func writeInAction() throws {
    let simulation = Simulation { Chained() }
    #expect(
      try simulation.lines { try simulation.tap("Add") } == [
        "first 0 to 1", "second 0 to 1", "sum 1, double 2", "double 0 to 2",
      ]
    )
  }

  @Test("The latest closure runs: it knows the new values of constants")
  func latestClosure() throws {
    let simulation = Simulation { Latest() }
    #expect(try simulation.lines { try simulation.tap("Both") } == ["with 1"])
    #expect(try simulation.lines { try simulation.tap("Closure alone") } == [])
    #expect(try simulation.lines { try simulation.tap("Both") } == ["with 3"])
  }

  @Test("initial: the action runs with equal values when the view appears, once per appearance")
  func initial() throws {
    let simulation = Simulation { Initial() }
    #expect(simulation.lines == ["appears", "0 to 0"])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["0 to 1"])
    #expect(try simulation.lines { try simulation.tap("Other id") } == ["appears", "1 to 1"])
  }

  @Test("initial, and on the way before and after onAppear, in the order as written")
  func initialOrder() throws {
    let simulation = Simulation {
      Text("")
        .onChange(of: 1, initial: true) { print("first") }
        .onAppear { print("second") }
        .onChange(of: 1, initial: true) { print("third") }
        .task { print("task") }
        .onAppear { print("fourth") }
    }
    #expect(simulation.lines == ["first", "second", "third", "fourth", "task"])
  }

  @Test("A view that is new does not fire, nor does one that goes in the pass of the change")
  func comingAndGoing() throws {
    let simulation = Simulation { ComingAndGoing() }
    #expect(try simulation.lines { try simulation.tap("Swap") } == ["there false"])
  }

  @Test("A change of an id starts a new watcher, which has seen nothing change")
  func newIdentity() throws {
    let simulation = Simulation { Identified() }
    #expect(try simulation.lines { try simulation.tap("Both") } == ["outside 1"])
  }

  @Test("An observable property that the body reads is watched like a state")
  func observation() throws {
    let model = Model()
    let simulation = Simulation {
      Text("\(model.count)").onChange(of: model.unread) { print("root, not tracked") }
      Watching(model: model)
      Button("Change") { model.count += 1 }
    }
    #expect(try simulation.lines { try simulation.tap("Change") } == ["0 to 1"])
  }

  @Test("A value of the environment is watched too")
  func environment() throws {
    let simulation = Simulation { Disabling() }
    #expect(try simulation.lines { try simulation.tap("Toggle") } == ["enabled: true to false"])
  }

  @Test("Written by a task: the action runs after the pass, before the task goes on later")
  func task() throws {
    let simulation = Simulation { Ticking() }
    #expect(
      try simulation.lines { try simulation.advance(by: .seconds(2)) } == [
        "tick 1", "0 to 1", "tick 2", "1 to 2",
      ]
    )
  }

  @Test("Animated writes are changes of their own")
  func animated() throws {
    let simulation = Simulation { Animated() }
    #expect(try simulation.lines { try simulation.tap("Go") } == ["0 to 2", "2 to 4"])
  }

  @Test("A change of optionals and of values with an == of their own")
  func values() throws {
    let simulation = Simulation { Values() }
    #expect(try simulation.lines { try simulation.tap("Set") } == ["nil to Optional(1)"])
    #expect(try simulation.lines { try simulation.tap("Clear") } == ["Optional(1) to nil"])
    #expect(try simulation.lines { try simulation.tap("Same length") } == [])
    #expect(try simulation.lines { try simulation.tap("Other length") } == ["cd to efg"])
  }

  @Test("One that feeds itself is stopped with a warning")
  func loop() throws {
    let simulation = Simulation { Feeding() }
    try simulation.tap("Go")
    #expect(simulation.screen == "3\n[Go]")
    #expect(simulation.warningTexts.count == 1)
    #expect(
      simulation.warningTexts[0].hasPrefix(
        "onChange(of: Int) action tried to update multiple times per frame."
      )
    )
  }

  @Test("One that feeds itself up to a bound within the budget needs no warning, and works again")
  func bounded() throws {
    let simulation = Simulation { Bounded() }
    try simulation.tap("Go")
    #expect(simulation.screen == "2\n[Go]\n[Reset]")
    try simulation.tap("Reset")
    try simulation.tap("Go")
    #expect(simulation.screen == "2\n[Go]\n[Reset]")
    #expect(simulation.warningTexts == [])
  }

  @Test("Two that feed each other are stopped too")
  func pingPong() throws {
    let simulation = Simulation(limits: .init(passes: 100)) { PingPong() }
    try simulation.tap("Go")
    #expect(simulation.warningTexts.count == 1)
    try simulation.end()
  }
}

// MARK: - Views

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    let _ = print("body \(self.count)")
    Text("\(self.count)")
      .onChange(of: self.count) { old, new in print("\(old) to \(new)") }
      .onChange(of: self.count) { print("changed") }
    Button("Add") { self.count += 1 }
    Button("Same") { self.count = self.count }
    Button("Add three times") { for _ in 1...3 { self.count += 1 } }
    Button("There and back") {
      self.count += 1
      self.count -= 1
    }
  }
}

private struct Nested: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Child(count: self.count)
        .onChange(of: self.count) { print("child, inner \($0) to \($1)") }
        .onChange(of: self.count) { print("child, outer \($0) to \($1)") }
      Text("").onChange(of: self.count) { print("sibling \($0) to \($1)") }
      Button("Add") { self.count += 1 }
    }
    .onChange(of: self.count) { print("parent \($0) to \($1)") }
  }

  struct Child: View {
    let count: Int

    var body: some View {
      Text("").onChange(of: self.count) { print("innermost \($0) to \($1)") }
    }
  }
}

private struct Chained: View {
  @State private var count = 0
  @State private var double = 0

  var body: some View {
    Button("Add") { self.count += 1 }
      .onChange(of: self.count) { old, new in
        print("first \(old) to \(new)")
        self.double = 2 * new
      }
      .onChange(of: self.count) { old, new in
        print("second \(old) to \(new)")
        print("sum \(self.count), double \(self.double)")
      }
      .onChange(of: self.double) { old, new in print("double \(old) to \(new)") }
  }
}

private struct Latest: View {
  @State private var watched = 0
  @State private var constant = 0

  var body: some View {
    Watcher(watched: self.watched, constant: self.constant)
    Button("Both") {
      self.watched += 1
      self.constant += 1
    }
    Button("Closure alone") { self.constant += 1 }
  }

  struct Watcher: View {
    let watched: Int
    let constant: Int

    var body: some View {
      Text("").onChange(of: self.watched) { print("with \(self.constant)") }
    }
  }
}

private struct Initial: View {
  @State private var count = 0
  @State private var id = 0

  var body: some View {
    Text("")
      .onAppear { print("appears") }
      .onChange(of: self.count, initial: true) { print("\($0) to \($1)") }
      .id(self.id)
    Button("Add") { self.count += 1 }
    Button("Other id") { self.id += 1 }
  }
}

private struct ComingAndGoing: View {
  @State private var isThere = true

  var body: some View {
    if self.isThere {
      Text("").onChange(of: self.isThere) { print("goes") }
    } else {
      Text("").onChange(of: self.isThere) { print("comes") }
    }
    Button("Swap") { self.isThere.toggle() }
      .onChange(of: self.isThere) { print("there \($1)") }
  }
}

private struct Identified: View {
  @State private var count = 0

  var body: some View {
    Text("")
      .onChange(of: self.count) { print("inside \($1)") }
      .id(self.count)
      .onChange(of: self.count) { print("outside \($1)") }
    Button("Both") { self.count += 1 }
  }
}

@Observable @MainActor
private final class Model {
  var count = 0
  var unread = 0
}

private struct Watching: View {
  let model: Model

  var body: some View {
    Text("").onChange(of: self.model.count) { print("\($0) to \($1)") }
  }
}

private struct Disabling: View {
  @State private var isDisabled = false

  var body: some View {
    Inside().disabled(self.isDisabled)
    Button("Toggle") { self.isDisabled.toggle() }
  }

  struct Inside: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Text("").onChange(of: self.isEnabled) { print("enabled: \($0) to \($1)") }
    }
  }
}

private struct Ticking: View {
  @State private var count = 0

  var body: some View {
    Text("")
      .task {
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) {
          self.count += 1
          print("tick \(self.count)")
        }
      }
      .onChange(of: self.count) { print("\($0) to \($1)") }
  }
}

private struct Animated: View {
  @State private var count = 0

  var body: some View {
    Button("Go") {
      self.count = 1
      self.count = 2
      withAnimation {
        self.count = 3
        self.count = 4
      }
    }
    .onChange(of: self.count) { print("\($0) to \($1)") }
  }
}

private struct ByLength: Equatable, CustomStringConvertible {
  let description: String

  static func == (first: Self, second: Self) -> Bool {
    first.description.count == second.description.count
  }
}

private struct Values: View {
  @State private var number: Int?
  @State private var text = ["ab"]

  var body: some View {
    let text = ByLength(description: self.text[0])
    Button("Set") { self.number = 1 }
      .onChange(of: self.number) {
        print("\(String(describing: $0)) to \(String(describing: $1))")
      }
      .onChange(of: text) { print("\($0) to \($1)") }
    Button("Clear") { self.number = nil }
    Button("Same length") { self.text = ["cd"] }
    Button("Other length") { self.text = ["efg"] }
  }
}

private struct Feeding: View {
  @State private var count = 0

  var body: some View {
    Text("\(self.count)").onChange(of: self.count) { self.count += 1 }
    Button("Go") { self.count += 1 }
  }
}

private struct Bounded: View {
  @State private var count = 0

  var body: some View {
    Text("\(self.count)").onChange(of: self.count) { if self.count == 1 { self.count = 2 } }
    Button("Go") { self.count = 1 }
    Button("Reset") { self.count = 0 }
  }
}

private struct PingPong: View {
  @State private var ping = 0
  @State private var pong = 0

  var body: some View {
    Button("Go") { self.ping += 1 }
      .onChange(of: self.ping) { self.pong += 1 }
      .onChange(of: self.pong) { self.ping += 1 }
  }
}

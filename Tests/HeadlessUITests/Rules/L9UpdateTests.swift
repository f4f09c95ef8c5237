import HeadlessUI
import Testing

@Suite("L9 update(): before every body, and when only an unread state changes")
@MainActor
struct L9UpdateTests {
  @Test("Nested before outer, fields in the order of their declaration, then the body")
  func order() throws {
    let simulation = Simulation { Screen() }
    let once = ["update a", "update b", "update both", "update c", "body"]
    #expect(simulation.lines == once)
    #expect(try simulation.lines { try simulation.tap("Add") } == once)
  }

  @Test("A state that no body reads: the owner's update() runs, its body does not")
  func unreadState() throws {
    let simulation = Simulation { Screen() }
    #expect(
      try simulation.lines { try simulation.tap("Write unread") } == [
        "update a", "update b", "update both", "update c",
      ]
    )
    #expect(try simulation.lines { try simulation.tap("Write unread equal") } == [])
  }

  @Test("Unread and read state written together: one update(), one body")
  func both() throws {
    let simulation = Simulation { Screen() }
    #expect(
      try simulation.lines { try simulation.tap("Write both") } == [
        "update a", "update b", "update both", "update c", "body",
      ]
    )
  }

  @Test("An equal value from the parent causes neither update() nor body, a changed one both")
  func parent() throws {
    let simulation = Simulation { Parent() }
    #expect(simulation.lines == ["parent", "update child", "child 0"])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["parent"])
    #expect(
      try simulation.lines { try simulation.tap("Add") } == ["parent", "update child", "child 1"]
    )
  }

  @Test("update() sees the new value of the view's other fields only through what it was given")
  func newValue() throws {
    let simulation = Simulation { Doubling() }
    #expect(simulation.screen == "0 doubled is 0\n[Add]")
    try simulation.tap("Add")
    #expect(simulation.screen == "1 doubled is 2\n[Add]")
  }

  @Test("A change of the environment runs update() and body, read or not")
  func environment() throws {
    let simulation = Simulation { Zone() }
    #expect(simulation.lines == ["update at 1", "body"])
    #expect(try simulation.lines { try simulation.tap("Grow") } == ["update at 2", "body"])
  }

  @Test("An observable property that update() reads concerns the view")
  func observation() throws {
    let model = Model()
    let simulation = Simulation {
      Observing(model: model)
      Button("Change read") { model.read += 1 }
      Button("Change unread") { model.unread += 1 }
    }
    #expect(simulation.lines == ["update 0", "body"])
    #expect(try simulation.lines { try simulation.tap("Change read") } == ["update 1", "body"])
    #expect(try simulation.lines { try simulation.tap("Change unread") } == [])
  }

  @Test("What an update() without a body reads concerns the view from then on")
  func observationInUpdateAlone() throws {
    let model = Model()
    let simulation = Simulation {
      Observing(model: model)
      Button("Change unread") { model.unread += 1 }
      Button("Change read") { model.read += 1 }
    }
    try simulation.tap("Also read")
    #expect(simulation.lines == ["update 0", "body", "update 0", "also 0"])
    #expect(
      try simulation.lines { try simulation.tap("Change unread") } == [
        "update 0", "also 1", "body",
      ]
    )
    #expect(
      try simulation.lines { try simulation.tap("Change read") } == ["update 1", "also 1", "body"]
    )
  }

  @Test("update() runs when a task writes state, once for all writes before the flush")
  func task() throws {
    let simulation = Simulation { Ticking() }
    #expect(simulation.lines == ["update 0", "body"])
    #expect(
      try simulation.lines { try simulation.advance(by: .seconds(2)) } == [
        "update 2", "body", "update 4", "body",
      ]
    )
  }

  @Test("A view modifier's properties are updated before the modifier's body")
  func modifier() throws {
    let simulation = Simulation { Text("x").modifier(Updating()) }
    #expect(simulation.lines == ["update m", "modifier body"])
    #expect(try simulation.lines { try simulation.tap("Unread") } == ["update m"])
    #expect(try simulation.lines { try simulation.tap("Read") } == ["update m", "modifier body"])
  }

  @Test("An app's properties are updated before the app's body")
  func app() throws {
    let simulation = Simulation(UpdatingApp())
    #expect(simulation.lines == ["update app", "app body"])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["update app", "app body"])
  }

  @Test("A view that is hidden in a tab is updated too")
  func hiddenTab() throws {
    let model = Model()
    let simulation = Simulation {
      TabView {
        Observing(model: model)
        Button("Change read") { model.read += 1 }
      }
    }
    try simulation.select(tab: 2)
    #expect(try simulation.lines { try simulation.tap("Change read") } == ["update 1", "body"])
  }

  @Test("A removed view is not updated any more")
  func removed() throws {
    let simulation = Simulation { Removing() }
    #expect(simulation.lines == ["update r", "body"])
    #expect(try simulation.lines { try simulation.tap("Write and remove") } == [])
  }

  @Test("A property used twice is two properties")
  func twice() throws {
    let simulation = Simulation { Twins() }
    #expect(simulation.screen == "0 0\n[First]\n[Second]")
    try simulation.tap("First")
    #expect(simulation.screen == "1 0\n[First]\n[Second]")
    try simulation.tap("Second")
    try simulation.tap("Second")
    #expect(simulation.screen == "1 2\n[First]\n[Second]")
  }
}

// MARK: - Properties and screens

/// Says when it is updated.
private struct Telling: DynamicProperty {
  let name: String
  @State private var unused = 0

  mutating func update() {
    print("update \(self.name)")
  }
}

private struct Both: DynamicProperty {
  var a = Telling(name: "a")
  var b = Telling(name: "b")

  mutating func update() {
    print("update both")
  }
}

private struct Screen: View {
  private var both = Both()
  private var c = Telling(name: "c")
  @State private var count = 0
  @State private var unread = 0

  var body: some View {
    let _ = print("body")
    Text("\(self.count)")
    Button("Add") { self.count += 1 }
    Button("Write unread") { self.unread = 1 }
    Button("Write unread equal") { self.unread = 1 }
    Button("Write both") {
      self.unread += 10
      self.count += 1
    }
  }
}

private struct Parent: View {
  @State private var count = 0

  var body: some View {
    let _ = print("parent")
    Button("Add") { self.count += 1 }
    Child(half: self.count / 2)
  }
}

private struct Child: View {
  let half: Int
  private var loud = Telling(name: "child")

  init(half: Int) {
    self.half = half
  }

  var body: some View {
    let _ = print("child \(self.half)")
    Text("\(self.half)")
  }
}

private struct Doubled: DynamicProperty {
  let number: Int
  private(set) var value = 0

  init(_ number: Int) {
    self.number = number
  }

  mutating func update() {
    self.value = 2 * self.number
  }
}

private struct Doubling: View {
  @State private var number = 0

  var body: some View {
    Show(number: self.number)
    Button("Add") { self.number += 1 }
  }

  struct Show: View {
    let number: Int
    private var doubled: Doubled

    init(number: Int) {
      self.number = number
      self.doubled = Doubled(number)
    }

    var body: some View {
      Text("\(self.number) doubled is \(self.doubled.value)")
    }
  }
}

extension EnvironmentValues {
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

private enum SizeKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct Sized: DynamicProperty {
  @Environment(\.size) private var size

  mutating func update() {
    print("update at \(self.size)")
  }
}

private struct Zone: View {
  @State private var size = 1

  var body: some View {
    Reader().environment(\.size, self.size)
    Button("Grow") { self.size += 1 }
  }

  struct Reader: View {
    private var sized = Sized()

    var body: some View {
      let _ = print("body")
      Text("")
    }
  }
}

@Observable
private final class Model {
  var read = 0
  var unread = 0
}

private struct ModelProperty: DynamicProperty {
  let model: Model
  @State var alsoReads = Reference()

  final class Reference {
    var isOn = false
  }

  @State var trigger = 0

  mutating func update() {
    print("update \(self.model.read)")
    if self.alsoReads.isOn { print("also \(self.model.unread)") }
  }
}

private struct Observing: View {
  private var property: ModelProperty

  init(model: Model) {
    self.property = ModelProperty(model: model)
  }

  var body: some View {
    let _ = print("body")
    Button("Also read") {
      self.property.alsoReads.isOn = true
      self.property.trigger += 1
    }
  }
}

private struct Watching: DynamicProperty {
  @State var count = 0

  mutating func update() {
    print("update \(self.count)")
  }
}

private struct Ticking: View {
  private var watching = Watching()

  var body: some View {
    let _ = print("body")
    Text("")
      .task {
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) {
          self.watching.count += 1
          self.watching.count += 1
        }
      }
  }
}

private struct Updating: ViewModifier {
  private var loud = Telling(name: "m")
  @State private var read = 0
  @State private var unread = 0

  func body(content: Content) -> some View {
    let _ = print("modifier body")
    content
    Text("\(self.read)")
    Button("Unread") { self.unread += 1 }
    Button("Read") { self.read += 1 }
  }
}

private struct UpdatingApp: App {
  private var loud = Telling(name: "app")
  @State private var count = 0

  var body: some Scene {
    let _ = print("app body")
    WindowGroup {
      Text("\(self.count)")
      Button("Add") { self.count += 1 }
    }
  }
}

private struct Removing: View {
  @State private var isThere = true

  var body: some View {
    if self.isThere { Content(isThere: self.$isThere) }
  }

  struct Content: View {
    @Binding var isThere: Bool
    private var loud = Telling(name: "r")
    @State private var unread = 0

    init(isThere: Binding<Bool>) {
      self._isThere = isThere
    }

    var body: some View {
      let _ = print("body")
      Button("Write and remove") {
        self.unread += 1
        self.isThere = false
      }
    }
  }
}

private struct Counter: DynamicProperty {
  @State var count = 0
}

private struct Twins: View {
  private var first = Counter()
  private var second = Counter()

  var body: some View {
    Text("\(self.first.count) \(self.second.count)")
    Button("First") { self.first.count += 1 }
    Button("Second") { self.second.count += 1 }
  }
}

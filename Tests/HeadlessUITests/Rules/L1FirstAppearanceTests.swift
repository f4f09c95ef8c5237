import HeadlessUI
import Testing

@Suite("L1 First appearance: init, update, body; then onAppear; then tasks")
@MainActor struct L1FirstAppearanceTests {
  private struct Nested: DynamicProperty {
    let name: String

    func update() { print("\(name) nested updates") }
  }

  private struct Outer: DynamicProperty {
    private let name: String
    private var nested: Nested

    init(_ name: String) {
      self.name = name
      self.nested = Nested(name: name)
    }

    func update() { print("\(name) outer updates") }
  }

  private struct Leaf: View {
    private let name: String
    private var property: Outer

    init(_ name: String) {
      print("\(name) init")
      self.name = name
      self.property = Outer(name)
    }

    var body: some View {
      let _ = print("\(name) body")
      Text(name)
        .onAppear { print("\(name) appears") }
        .task { print("\(name) task") }
    }
  }

  private struct Root: View {
    private var property = Outer("root")

    var body: some View {
      let _ = print("root body")
      VStack {
        Leaf("a")
        Leaf("b")
      }
      .task { print("root task") }
      .onAppear { print("root appears") }
    }
  }

  @Test("Each step of a launch comes in its order, in a tree of three views")
  func launch() throws {
    let simulation = Simulation { Root() }
    #expect(
      simulation.lines == [
        "root nested updates", "root outer updates", "root body",
        "a init", "b init",
        "a nested updates", "a outer updates", "a body",
        "b nested updates", "b outer updates", "b body",
        "a appears", "b appears", "root appears",
        "a task", "b task", "root task",
      ]
    )
    try simulation.end()
  }

  /// Ways to put a leaf behind something.
  enum Place: CaseIterable {
    case plain, branch, optional, row, erased, identified, tab, screen

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .plain: Leaf("a")
      case .branch: if self == .branch { Leaf("a") } else { Text("") }
      case .optional: if self == .optional { Leaf("a") }
      case .row: ForEach(0..<1) { _ in Leaf("a") }
      case .erased: AnyView(Leaf("a"))
      case .identified: Leaf("a").id(1)
      case .tab: TabView { Leaf("a") }
      case .screen: NavigationStack { Leaf("a") }
      }
    }
  }

  @Test(
    "Content behind a condition, an id or a container keeps the order",
    arguments: Place.allCases
  )
  func places(place: Place) {
    let simulation = Simulation {
      place.view
        .onAppear { print("outside appears") }
        .task { print("outside task") }
    }
    #expect(
      simulation.lines == [
        "a init", "a nested updates", "a outer updates", "a body",
        "a appears", "outside appears", "a task", "outside task",
      ]
    )
  }

  @Test("Actions of one view come in the order written; its tasks after them, in their order")
  func chain() {
    let simulation = Simulation {
      Text("chain")
        .task { print("task 1") }
        .onAppear { print("appear 1") }
        .onChange(of: 7, initial: true) { print("change", $0, $1) }
        .task(id: 1) { print("task 2") }
        .onAppear { print("appear 2") }
        .onChange(of: 8) { print("never") }
    }
    #expect(simulation.lines == ["appear 1", "change 7 7", "appear 2", "task 1", "task 2"])
  }

  private struct Late: View {
    @State private var isShown = false

    var body: some View {
      let _ = print("owner body")
      Button("Show") { isShown = true }
      if isShown { Leaf("late") }
    }
  }

  @Test("A view that comes later goes through the same steps, without its siblings")
  func later() throws {
    let simulation = Simulation { Late() }
    let lines = try simulation.lines { try simulation.tap("Show") }
    #expect(
      lines == [
        "owner body", "late init", "late nested updates", "late outer updates", "late body",
        "late appears", "late task",
      ]
    )
  }

  private struct Writer: View {
    @State private var count = 0

    var body: some View {
      let _ = print("body \(count)")
      Text("\(count)")
        .onAppear {
          count += 1
          print("appear 1 left \(count)")
        }
        .onAppear {
          count += 1
          print("appear 2 left \(count)")
        }
        .task { print("task sees \(count)") }
    }
  }

  @Test("State written in onAppear: the next action reads it, then a second body, then tasks")
  func write() {
    let simulation = Simulation { Writer() }
    #expect(
      simulation.lines == ["body 0", "appear 1 left 1", "appear 2 left 2", "body 2", "task sees 2"]
    )
    #expect(simulation.screen == "2")
  }

  @Observable final class Model {
    var title = "old"
  }

  private struct Title: View {
    let model: Model

    var body: some View {
      let _ = print("body \(model.title)")
      Text(model.title)
    }
  }

  @Test("A model written in a child's onAppear reaches the views above before their tasks begin")
  func model() {
    let model = Model()
    let simulation = Simulation {
      Title(model: model)
      Text("child").onAppear { model.title = "new" }.task { print("task") }
    }
    #expect(simulation.lines == ["body old", "body new", "task"])
  }

  private struct Framed: ViewModifier {
    private var property = Outer("modifier")

    func body(content: Content) -> some View {
      let _ = print("modifier body")
      VStack { content }
        .onAppear { print("modifier appears") }
        .task { print("modifier task") }
    }
  }

  @Test("A modifier is the parent of what it modifies")
  func modifier() {
    let simulation = Simulation { Leaf("a").modifier(Framed()) }
    #expect(
      simulation.lines == [
        "a init", "modifier nested updates", "modifier outer updates", "modifier body",
        "a nested updates", "a outer updates", "a body",
        "a appears", "modifier appears", "a task", "modifier task",
      ]
    )
  }

  private struct Remade: View {
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }
      Text("\(count)")
      Leaf("a")
    }
  }

  @Test("An init is followed by nothing else where the value is as before")
  func initOnly() throws {
    let simulation = Simulation { Remade() }
    #expect(try simulation.lines { try simulation.tap("Add") } == ["a init"])
  }
}

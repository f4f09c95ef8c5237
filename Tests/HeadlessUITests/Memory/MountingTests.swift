import Testing

@testable import HeadlessUI

@Suite("Memory: what comes and goes leaves nothing behind")
@MainActor
struct MountingTests {
  /// What a simulation keeps.
  private struct Counts: Equatable {
    let nodes: Int
    let states: Int
    let tasks: Int
    let sleepers: Int

    @MainActor init(_ simulation: Simulation) {
      self.nodes = simulation.graph.nodeCount
      self.states = simulation.graph.stateCount
      self.tasks = simulation.world.tasks.live.count
      self.sleepers = simulation.world.clock.sleeperCount
    }
  }

  /// Changes something again and again, and expects the same to be kept as after the first time.
  private func repeats(_ count: Int, _ simulation: Simulation, _ control: Control) throws {
    // Twice: what comes and goes does so by turns.
    for _ in 1...2 { try simulation.perform { control.change?() } }
    let counts = Counts(simulation)
    for _ in 1...count {
      try simulation.perform { control.change?() }
      try simulation.perform { control.change?() }
    }
    #expect(Counts(simulation) == counts)
    #expect(simulation.warningTexts == [])
    try simulation.end()
  }

  @Test("10 000 times a subtree with state, observation, environment, tasks and bindings")
  func everything() throws {
    let (model, control) = (Model(), Control())
    let simulation = Simulation {
      Switch(control: control) { Everything(model: model, bound: $0) }.environment(model)
    }
    #expect(simulation.screen == "shown, child of 0")
    #expect(Counts(simulation).states >= 5)
    #expect(Counts(simulation).tasks == 3)
    try self.repeats(10_000, simulation, control)
    // Everybody who depended on the environment or the object is forgotten.
    #expect(simulation.graph.environment.dependentCount < 100)
    let notices = simulation.world.noticeCount
    model.number += 1
    #expect(simulation.world.noticeCount - notices < 10)
  }

  @Test("By id, by the type in AnyView, as a row, in a payload", arguments: Way.allCases)
  func ways(_ way: Way) throws {
    let (model, control) = (Model(), Control())
    let simulation = Simulation { WayView(way: way, model: model, control: control) }
    #expect(simulation.screen.contains("child of"))
    try self.repeats(500, simulation, control)
  }

  @Test("Screens on a navigation stack, and sheets")
  func presentations() throws {
    let (model, control) = (Model(), Control())
    let simulation = Simulation {
      Presenting(model: model, control: control)
    }
    #expect(simulation.screen.contains("root"))
    try self.repeats(500, simulation, control)
  }

  @Test("A long life: 10 000 changes of state, object, environment and task id keep what there is")
  func longLife() throws {
    let (model, control) = (Model(), Control())
    let simulation = Simulation { LongLived(model: model, control: control) }
    try self.repeats(5_000, simulation, control)
  }

  @Test("A simulation that is let go of lets go of everything")
  func simulation() throws {
    weak var graph: Graph?
    weak var model: Model?
    do {
      let (object, control) = (Model(), Control())
      let simulation = Simulation {
        Switch(control: control) { Everything(model: object, bound: $0) }.environment(object)
      }
      try simulation.advance(by: .seconds(1))
      (graph, model) = (simulation.graph, object)
      #expect(graph != nil)
      // The closure holds a view that holds the control.
      control.change = nil
    }
    #expect(graph == nil)
    #expect(model == nil)
  }

  enum Way: CaseIterable {
    case id
    case anyView
    case row
    case payload
    case modifier
  }
}

@Observable @MainActor
private final class Model {
  var number = 0
}

/// Lets a test change what is on screen.
@MainActor
private final class Control {
  var change: (() -> Void)?
}

private struct Switch<Content: View>: View {
  let control: Control
  let content: (Binding<Int>) -> Content
  @State private var isShown = true
  @State private var bound = 0

  var body: some View {
    if self.isShown { self.content(self.$bound) }
    EmptyView().onAppear { self.control.change = { self.isShown.toggle() } }
  }
}

@MainActor
private struct Counting: @MainActor DynamicProperty {
  @State private var count = 0
  @State private var object = Model()
  @Environment(\.isEnabled) private var isEnabled
}

private struct Everything: View {
  let model: Model
  @Binding var bound: Int
  @State private var text = "shown"
  @State private var object = Model()
  private var counting = Counting()
  private var optional: Counting? = Counting()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(Model.self) private var environmentModel: Model?
  @TickProperty private var ticks

  init(model: Model, bound: Binding<Int>) {
    self.model = model
    self._bound = bound
  }

  var body: some View {
    let numbers = [self.model.number, self.object.number, self.ticks, self.bound]
    Text(verbatim: "\(self.text), child of \(numbers.reduce(0, +))")
      .task { try? await Task.sleep(for: .seconds(1_000)) }
      .task(id: self.bound) { try? await Task.sleep(for: .seconds(1_000)) }
      .onAppear { self.bound += 0 }
      .onChange(of: self.text) {}
      .environment(\.isEnabled, true)
    ForEach(1...3, id: \.self) { Row(number: $0, bound: self.$bound) }
  }

  struct Row: View {
    let number: Int
    @Binding var bound: Int
    @State private var count = 0

    var body: some View {
      if self.bound + self.count < 0 { Text("never") }
    }
  }
}

private struct Leaf: View {
  let model: Model
  @State private var count = 0
  @TickProperty private var ticks

  init(model: Model) {
    self.model = model
  }

  var body: some View {
    Text(verbatim: "child of \(self.model.number + self.count)")
      .task { try? await Task.sleep(for: .seconds(1_000)) }
  }
}

private struct WayView: View {
  enum Payload {
    case counting(Counting)
    case other(Counting, Int)
  }

  struct Holder: View {
    let payload: Payload

    var body: some View { Text("child of a payload") }
  }

  struct Modifier: ViewModifier {
    let number: Int
    private var counting = Counting()

    init(number: Int) {
      self.number = number
    }

    func body(content: Content) -> some View {
      if self.number.isMultiple(of: 2) { content } else { VStack { content } }
    }
  }

  let way: MountingTests.Way
  let model: Model
  let control: Control
  @State private var number = 0

  private var isEven: Bool { self.number.isMultiple(of: 2) }

  var body: some View {
    switch self.way {
    case .id: Leaf(model: self.model).id(self.number)
    case .anyView:
      self.isEven ? AnyView(Leaf(model: self.model)) : AnyView(VStack { Leaf(model: self.model) })
    case .row:
      List([self.number, -1], id: \.self) { _ in Leaf(model: self.model) }
    case .payload:
      Holder(payload: self.isEven ? .counting(Counting()) : .other(Counting(), 1))
    case .modifier:
      Leaf(model: self.model).modifier(Modifier(number: self.number))
    }
    EmptyView().onAppear { self.control.change = { self.number += 1 } }
  }
}

private struct Presenting: View {
  let model: Model
  let control: Control
  @State private var path: [Int] = []
  @State private var isSheetShown = false

  var body: some View {
    NavigationStack(path: self.$path) {
      Text("root")
        .navigationDestination(for: Int.self) { _ in Leaf(model: self.model) }
    }
    .sheet(isPresented: self.$isSheetShown) { Leaf(model: self.model) }
    .onAppear {
      self.control.change = {
        self.path = self.path.isEmpty ? [1, 2] : []
        self.isSheetShown.toggle()
      }
    }
  }
}

private struct LongLived: View {
  let model: Model
  let control: Control
  @State private var number = 0

  var body: some View {
    Reader(number: self.$number, model: self.model)
      .task(id: self.number) { try? await Task.sleep(for: .seconds(1_000)) }
      .disabled(self.number.isMultiple(of: 2))
      .onAppear {
        self.control.change = {
          self.number += 1
          self.model.number += 1
        }
      }
  }

  struct Reader: View {
    @Binding var number: Int
    let model: Model
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      Text(verbatim: "\(self.number) \(self.model.number) \(self.isEnabled)")
    }
  }
}

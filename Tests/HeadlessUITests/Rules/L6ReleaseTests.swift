import HeadlessUI
import Testing

@Suite("L6 Release: the state of a removed view ends right after its onDisappear")
@MainActor struct L6ReleaseTests {
  /// Ways of a view to go.
  enum Way: CaseIterable {
    case condition, branch, identity, erased, row, tab, inHiddenView

    @MainActor @ViewBuilder func view(_ isShown: Bool) -> some View {
      switch self {
      case .condition: if isShown { StorageScreen() }
      case .branch: if isShown { StorageScreen() } else { Text("") }
      case .identity: VStack { if isShown { StorageScreen() } }.id(isShown)
      case .erased: isShown ? AnyView(StorageScreen()) : AnyView(EmptyView())
      case .row: ForEach(0..<(isShown ? 1 : 0), id: \.self) { _ in StorageScreen() }
      case .tab:
        TabView {
          if isShown { StorageScreen() }
          Text("")
        }
      case .inHiddenView: Group { if isShown { StorageScreen() } }.hidden()
      }
    }
  }

  @Test(
    "A deinit that cancels a task has done so before the driver returns",
    arguments: Way.allCases
  )
  func ways(way: Way) throws {
    let simulation = Simulation { Stage { way.view($0 == false) } }
    #expect(simulation.lines == ["storage starts", "screen appears", "task begins"])
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == [
        "screen disappears", "storage is gone", "task cancelled",
      ]
    )
    try simulation.end()
  }

  @Test("The end of the simulation ends all state")
  func end() throws {
    let simulation = Simulation { StorageScreen() }
    let lines = try simulation.lines { try simulation.end() }
    #expect(lines == ["screen disappears", "storage is gone", "task cancelled"])
  }

  private struct Isolated: View {
    @MainActor private final class Storage {
      isolated deinit {
        MainActor.assertIsolated()
        print("isolated storage is gone")
      }
    }

    @State private var storage = Storage()

    var body: some View { Text("").onDisappear { print("disappears") } }
  }

  @Test("An isolated deinit runs at once")
  func isolatedDeinit() throws {
    let simulation = Simulation {
      Stage { isSecond in
        if isSecond == false { Isolated() }
        Text("").onChange(of: isSecond) { Task { print("job") } }
      }
    }
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == [
        "disappears", "isolated storage is gone", "job",
      ]
    )
  }

  private struct Holder: View {
    @State private var mortal = Mortal("mortal")
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .onDisappear { print("disappears") }
        .task {
          try? await Task.sleep(for: .seconds(10))
          count += 1
          print("late write, reads \(count)")
          withExtendedLifetime(mortal) {}
        }
    }
  }

  @Test("A running task that uses the state keeps it until the task ends; its writes hurt nobody")
  func heldByTask() throws {
    let simulation = Simulation { Stage { if $0 == false { Holder() } } }
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == [
        "disappears", "late write, reads 1", "mortal is gone",
      ]
    )
    #expect(simulation.screen == "[Swap]")
  }

  private struct Deaf: View {
    @State private var mortal = Mortal("mortal")

    var body: some View {
      Text("").onAppear {
        Task {
          try? await Task.sleep(for: .seconds(10))
          withExtendedLifetime(mortal) { print("work is done") }
        }
      }
    }
  }

  @Test("A task that nobody cancels keeps it for as long as it likes")
  func heldByUnstructuredTask() throws {
    let simulation = Simulation { Stage { if $0 == false { Deaf() } } }
    #expect(try simulation.lines { try simulation.tap("Swap") } == [])
    #expect(
      try simulation.lines { try simulation.advance(by: .seconds(10)) } == [
        "work is done", "mortal is gone",
      ]
    )
  }

  private struct Family: View {
    let name: String
    private var state: MortalState

    init(_ name: String) {
      self.name = name
      self.state = MortalState("state of \(name)")
    }

    var body: some View {
      Text(name).onDisappear { print(name, "disappears") }
    }
  }

  @Test("Of a subtree, all views disappear, then all state ends; of two, one after the other")
  func subtrees() throws {
    let simulation = Simulation {
      Stage { isSecond in
        if isSecond == false {
          VStack {
            Family("a")
            Family("b")
          }
        }
        if isSecond == false { Family("c") }
      }
    }
    let lines = try simulation.lines { try simulation.tap("Swap") }
    #expect(lines.prefix(2) == ["a disappears", "b disappears"])
    #expect(Set(lines[2..<4]) == ["state of a is gone", "state of b is gone"])
    #expect(lines.dropFirst(4) == ["c disappears", "state of c is gone"])
  }

  @Test("The values of later inits are dropped with their structs; the first one stays")
  func laterInits() throws {
    let simulation = Simulation { Stage { _ in Family("a") } }
    #expect(try simulation.lines { try simulation.tap("Swap") } == ["state of a is gone"])
    #expect(
      try simulation.lines { try simulation.end() } == ["a disappears", "state of a is gone"]
    )
  }

  private struct Replaced: View {
    @State private var mortal: Mortal?

    var body: some View {
      ForEach(["a", "b"], id: \.self) { name in
        Button(name) {
          mortal = Mortal(name)
          print("written")
        }
      }
    }
  }

  @Test("A value that another one replaces is gone with the write, read or not")
  func replaced() throws {
    let simulation = Simulation { Replaced() }
    #expect(try simulation.lines { try simulation.tap("a") } == ["written"])
    #expect(try simulation.lines { try simulation.tap("b") } == ["a is gone", "written"])
    #expect(try simulation.lines { try simulation.end() } == ["b is gone"])
  }

  @Observable final class Model {
    let mortal = Mortal("model")
    var count = 0
  }

  private struct Observing: View {
    @State private var model = Model()

    var body: some View {
      Button("Count \(model.count)") { model.count += 1 }
      Reader(model: model)
    }
  }

  private struct Reader: View {
    @Bindable var model: Model

    var body: some View { Stepper("Stepper \(model.count)", value: $model.count) }
  }

  @Test("An observed model, bound by a child, ends with the view that owns it")
  func observation() throws {
    let simulation = Simulation { Stage { if $0 == false { Observing() } } }
    try simulation.tap("Count 0")
    try simulation.increment()
    #expect(simulation.screen.contains("Count 2"))
    #expect(try simulation.lines { try simulation.tap("Swap") } == ["model is gone"])
  }

  @Test("State of a hidden tab ends when the tab is removed, though nothing disappears")
  func hiddenTab() throws {
    let simulation = Simulation {
      Stage { isSecond in
        TabView {
          Text("")
          if isSecond == false { Family("a") }
        }
      }
    }
    try simulation.select(tab: 2)
    try simulation.select(tab: 1)
    #expect(simulation.lines == ["a disappears"])
    #expect(try simulation.lines { try simulation.tap("Swap") } == ["state of a is gone"])
  }
}

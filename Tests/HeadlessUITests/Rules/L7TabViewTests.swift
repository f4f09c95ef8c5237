import HeadlessUI
import Testing

@Suite("L7 TabView: built at first selection, kept; the new tab appears before the old disappears")
@MainActor struct L7TabViewTests {
  private struct Page: View {
    let name: String
    @State private var count = 0

    init(_ name: String) {
      self.name = name
    }

    var body: some View {
      let _ = print(name, "body \(count)")
      Button("\(name) \(count)") { count += 1 }
        .printsAppearance(name)
        .printsTask(name)
    }
  }

  @Test("A tab is built at its first selection; then it is kept, and only appears again")
  func switching() throws {
    let simulation = Simulation {
      TabView {
        Page("a")
        Page("b")
      }
    }
    #expect(simulation.lines == ["a body 0", "a appears", "a begins"])
    #expect(
      try simulation.lines { try simulation.select(tab: 2) } == [
        "b body 0", "b appears", "a disappears", "b begins", "a cancelled",
      ]
    )
    #expect(
      try simulation.lines { try simulation.select(tab: 1) } == [
        "a appears", "b disappears", "a begins", "b cancelled",
      ]
    )
    #expect(try simulation.lines { try simulation.select(tab: 1) } == [])
    #expect(try simulation.lines { try simulation.end() } == ["a disappears", "a cancelled"])
  }

  @Test("State survives in both directions")
  func state() throws {
    let simulation = Simulation {
      TabView {
        Page("a")
        Page("b")
      }
    }
    try simulation.tap("a 0")
    try simulation.select(tab: 2)
    try simulation.tap("b 0")
    try simulation.tap("b 1")
    try simulation.select(tab: 1)
    #expect(simulation.screen == "tab 1 of 2\n  [a 1]")
    try simulation.select(tab: 2)
    #expect(simulation.screen == "tab 2 of 2\n  [b 2]")
  }

  @Observable final class Model {
    var count = 0
    var isExtra = false
    var tab = 1
  }

  private struct Reader: View {
    let name: String
    let model: Model

    var body: some View {
      let _ = print(name, "reads \(model.count)")
      Text("\(model.count)")
        .onChange(of: model.count) { print(name, "change") }
        .task(id: model.count) { print(name, "task") }
      if model.isExtra { Text("extra").printsAppearance("\(name) extra").printsTask(name) }
    }
  }

  private struct Readers: View {
    let model: Model

    var body: some View {
      TabView {
        Reader(name: "a", model: model)
        Reader(name: "b", model: model)
      }
    }
  }

  @Test("Bodies of a hidden tab run when what they read changes; tasks do not start")
  func hiddenBodies() throws {
    let model = Model()
    let simulation = Simulation { Readers(model: model) }
    #expect(
      try simulation.lines { try simulation.perform { model.count = 1 } } == [
        "a reads 1", "a change", "a task",
      ]
    )
    try simulation.select(tab: 2)
    #expect(
      try simulation.lines { try simulation.perform { model.count = 2 } } == [
        "a reads 2", "b reads 2", "a change", "b change", "b task",
      ]
    )
    #expect(try simulation.lines { try simulation.select(tab: 1) } == ["a task"])
  }

  @Test("What a hidden tab gets new appears when the tab does; what it loses does not disappear")
  func hiddenChanges() throws {
    let model = Model()
    let simulation = Simulation { Readers(model: model) }
    try simulation.select(tab: 2)
    let extra = try simulation.lines { try simulation.perform { model.isExtra = true } }
    #expect(extra == ["a reads 0", "b reads 0", "b extra appears", "b begins"])
    #expect(
      try simulation.lines { try simulation.select(tab: 1) } == [
        "a extra appears", "b extra disappears", "a task", "a begins", "b cancelled",
      ]
    )
    let none = try simulation.lines { try simulation.perform { model.isExtra = false } }
    #expect(none == ["a reads 0", "b reads 0", "a extra disappears", "a cancelled"])
  }

  private struct Feeder: View {
    @State private var count = 0

    var body: some View {
      TabView {
        Button("Add") { count += 1 }
        Page("count \(count)")
      }
    }
  }

  @Test("A tab is made with the values of its first selection, and gets all later ones")
  func values() throws {
    let simulation = Simulation { Feeder() }
    #expect(try simulation.lines { try simulation.tap("Add") } == [])
    #expect(try simulation.lines { try simulation.select(tab: 2) }.first == "count 1 body 0")
    try simulation.select(tab: 1)
    #expect(try simulation.lines { try simulation.tap("Add") } == ["count 2 body 0"])
  }

  @MainActor private struct Ticker: @MainActor DynamicProperty {
    final class Storage {
      var task: Task<Void, Never>?
    }

    @State private var storage = Storage()
    @State private(set) var ticks = 0

    func start() {
      guard storage.task == nil else { return }
      storage.task = Task {
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) {
          ticks += 1
          print("tick \(ticks)")
        }
      }
    }
  }

  private struct TickerScreen: View {
    private var ticker = Ticker()

    var body: some View {
      let _ = print("body \(ticker.ticks)")
      Text("\(ticker.ticks)").onAppear { ticker.start() }
    }
  }

  @Test("A task that state owns goes on in a hidden tab, and the tab is updated by it")
  func ownedTask() throws {
    let simulation = Simulation {
      TabView {
        TickerScreen()
        Text("other")
      }
    }
    try simulation.select(tab: 2)
    let lines = try simulation.lines { try simulation.advance(by: .seconds(2)) }
    #expect(lines == ["tick 1", "body 1", "tick 2", "body 2"])
    #expect(try simulation.lines { try simulation.select(tab: 1) } == [])
    #expect(simulation.screen == "tab 1 of 2\n  2")
  }

  private struct Inner: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        Page("x").tag(1)
        Page("y").tag(2)
      }
    }
  }

  private struct Nested: View {
    let model: Model

    var body: some View {
      TabView {
        Page("a")
        Inner(model: model)
      }
    }
  }

  @Test("A tab view in a tab: only what is selected in both appears")
  func nested() throws {
    let model = Model()
    let simulation = Simulation { Nested(model: model) }
    #expect(
      try simulation.lines { try simulation.select(tab: 2) } == [
        "x body 0", "x appears", "a disappears", "x begins", "a cancelled",
      ]
    )
    #expect(
      try simulation.lines { try simulation.perform { model.tab = 2 } } == [
        "y body 0", "y appears", "x disappears", "y begins", "x cancelled",
      ]
    )
    #expect(
      try simulation.lines { try simulation.select(tab: 1) } == [
        "a appears", "y disappears", "a begins", "y cancelled",
      ]
    )
  }

  @Test("A tab view in a hidden tab may switch: nothing appears before it is shown")
  func nestedHidden() throws {
    let model = Model()
    let simulation = Simulation { Nested(model: model) }
    try simulation.select(tab: 2)
    try simulation.select(tab: 1)
    #expect(
      try simulation.lines { try simulation.perform { model.tab = 2 } } == ["y body 0"]
    )
    #expect(
      try simulation.lines { try simulation.select(tab: 2) } == [
        "y appears", "a disappears", "y begins", "a cancelled",
      ]
    )
    #expect(simulation.screen == "tab 2 of 2\n  tab 2 of 2\n    [y 0]")
  }

  @Test("A tab view that is removed disappears with its selected tab alone")
  func removal() throws {
    let simulation = Simulation {
      Stage { isSecond in
        if isSecond == false {
          TabView {
            Page("a")
            Page("b")
          }
        }
      }
    }
    try simulation.select(tab: 2)
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == ["b disappears", "b cancelled"]
    )
    #expect(
      try simulation.lines { try simulation.tap("Swap") } == ["a body 0", "a appears", "a begins"]
    )
  }
}

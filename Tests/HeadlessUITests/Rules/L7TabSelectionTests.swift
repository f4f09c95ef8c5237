import HeadlessUI
import Testing

@Suite("L7 TabView: selections that others keep, tabs that come and go")
@MainActor struct L7TabSelectionTests {
  private enum Tab: String {
    case home, search, profile
  }

  private struct Bound: View {
    @State private var tab = Tab.search

    var body: some View {
      let _ = print("body \(tab)")
      Button("Home") { tab = .home }
      Button("Nowhere") { tab = .profile }
      TabView(selection: $tab) {
        Loud("home").tag(Tab.home)
        Loud("search").tag(Tab.search)
      }
    }
  }

  @Test("The binding selects the first tab; selecting writes it; writing it selects")
  func binding() throws {
    let simulation = Simulation { Bound() }
    #expect(simulation.lines == ["body search", "search appears"])
    #expect(
      try simulation.lines { try simulation.select(tab: 1) } == [
        "body home", "home appears", "search disappears",
      ]
    )
    #expect(try simulation.lines { try simulation.tap("Home") } == [])
    try simulation.select(tab: 2)
    #expect(
      try simulation.lines { try simulation.tap("Home") } == [
        "body home", "home appears", "search disappears",
      ]
    )
  }

  @Test("A value without a tab leaves the selected tab where it is")
  func unknownValue() throws {
    let simulation = Simulation { Bound() }
    #expect(try simulation.lines { try simulation.tap("Nowhere") } == ["body profile"])
    #expect(simulation.screen.hasSuffix("tab 2 of 2\n  search"))
    #expect(
      try simulation.lines { try simulation.select(tab: 2) } == ["body search"]
    )
  }

  @Test("An optional selection works as one that is not, and nil is no tab")
  func optionalSelection() throws {
    struct Optionally: View {
      @State private var tab: Int? = 2

      var body: some View {
        Button("None") { tab = nil }
        Button("First") { tab = 1 }
        TabView(selection: $tab) {
          Loud("a").tag(1)
          Loud("b").tag(2)
        }
        Text("selected \(tab ?? 0)")
      }
    }
    let simulation = Simulation { Optionally() }
    #expect(simulation.lines == ["b appears"])
    try simulation.tap("None")
    #expect(simulation.screen.hasSuffix("  b\nselected 0"))
    try simulation.tap("First")
    #expect(simulation.screen.hasSuffix("  a\nselected 1"))
    try simulation.select(tab: 2)
    #expect(simulation.screen.hasSuffix("  b\nselected 2"))
  }

  @Observable final class Model {
    var tab = 1
    var hasSecond = true
  }

  private struct Observed: View {
    @Bindable var model: Model

    var body: some View {
      let _ = print("body")
      TabView(selection: $model.tab) {
        Loud("a").tag(1)
        Loud("b").tag(2)
      }
    }
  }

  @Test("A selection in a model switches without a body of the view that bound it")
  func model() throws {
    let model = Model()
    let simulation = Simulation { Observed(model: model) }
    #expect(simulation.lines == ["body", "a appears"])
    #expect(
      try simulation.lines { try simulation.select(tab: 2) } == ["b appears", "a disappears"]
    )
    #expect(model.tab == 2)
    #expect(
      try simulation.lines { try simulation.perform { model.tab = 1 } } == [
        "a appears", "b disappears",
      ]
    )
  }

  @Test("Two writes in one step switch once, to the last; there and back is nothing")
  func severalWrites() throws {
    let model = Model()
    let simulation = Simulation { Observed(model: model) }
    let lines = try simulation.lines {
      try simulation.perform {
        model.tab = 2
        model.tab = 1
      }
    }
    #expect(lines == [])
  }

  private struct Conditional: View {
    @Bindable var model: Model
    let isBound: Bool

    var body: some View {
      if isBound { TabView(selection: $model.tab) { pages } } else { TabView { pages } }
    }

    @ViewBuilder private var pages: some View {
      Loud("a").tag(1)
      if model.hasSecond { Loud("b").tag(2) }
      Loud("c").tag(3)
    }
  }

  @Test(
    "A selected tab that is removed gives way to the first: that appears, then it disappears",
    arguments: [false, true]
  )
  func removedWhileSelected(isBound: Bool) throws {
    let model = Model()
    let simulation = Simulation { Conditional(model: model, isBound: isBound) }
    try simulation.select(tab: 2)
    #expect(
      try simulation.lines { try simulation.perform { model.hasSecond = false } } == [
        "a appears", "b disappears",
      ]
    )
    #expect(simulation.screen == "tab 1 of 2\n  a")
  }

  @Test("A tab that comes or goes before the selected one leaves that selected, unseen by it")
  func conditional() throws {
    let model = Model()
    let simulation = Simulation { Conditional(model: model, isBound: false) }
    try simulation.select(tab: 3)
    #expect(try simulation.lines { try simulation.perform { model.hasSecond = false } } == [])
    #expect(simulation.screen == "tab 2 of 2\n  c")
    #expect(try simulation.lines { try simulation.perform { model.hasSecond = true } } == [])
    #expect(simulation.screen == "tab 3 of 3\n  c")
  }

  @Test("A kept tab that was removed comes back as a new one")
  func removedAndBack() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Screen: View {
      let model: Model

      var body: some View {
        TabView {
          if model.hasSecond { Counter() }
          Text("last")
        }
      }
    }
    let model = Model()
    let simulation = Simulation { Screen(model: model) }
    try simulation.tap("count 0")
    try simulation.perform { model.hasSecond = false }
    #expect(simulation.screen == "tab 1 of 1\n  last")
    try simulation.perform { model.hasSecond = true }
    #expect(simulation.screen == "tab 2 of 2\n  last")
    try simulation.select(tab: 1)
    #expect(simulation.screen == "tab 1 of 2\n  [count 0]")
  }

  @Test("The only tab is shown again when it comes back", arguments: [false, true])
  func onlyTab(isBound: Bool) throws {
    struct Screen: View {
      let isBound: Bool
      @State private var hasTab = true
      @State private var selection = 0

      var body: some View {
        Button("Toggle") { hasTab.toggle() }
        TabView(selection: isBound ? $selection : nil) {
          if hasTab { Loud("only").tabItem { Text("T") }.tag(0) }
        }
      }
    }
    let simulation = Simulation { Screen(isBound: isBound) }
    let shown = simulation.screen
    #expect(shown == "[Toggle]\ntab 1 of 1 “T”\n  only")
    for _ in 1...2 {
      #expect(try simulation.lines { try simulation.tap("Toggle") } == ["only disappears"])
      #expect(simulation.screen == "[Toggle]")
      #expect(try simulation.lines { try simulation.tap("Toggle") } == ["only appears"])
      #expect(simulation.screen == shown)
    }
  }

  @Test("Tabs of a ForEach are known by their ids, and selected by them")
  func rows() throws {
    struct Rows: View {
      @State private var names = ["a", "b", "c"]
      @State private var selected = "b"

      var body: some View {
        TabView(selection: $selected) { ForEach(names, id: \.self) { Loud($0) } }
        Button("Reverse") { names.reverse() }
        Button("Drop") { names.removeAll { $0 == "a" } }
      }
    }
    let simulation = Simulation { Rows() }
    #expect(simulation.lines == ["b appears"])
    try simulation.select(tab: 3)
    #expect(try simulation.lines { try simulation.tap("Reverse") } == [])
    #expect(simulation.screen.hasPrefix("tab 1 of 3\n  c"))
    #expect(try simulation.lines { try simulation.tap("Drop") } == [])
    #expect(simulation.screen.hasPrefix("tab 1 of 2\n  c"))
  }

  @Test("Views in a Group are tabs of their own, and so is each branch")
  func groups() throws {
    struct Groups: View {
      let model: Model

      var body: some View {
        TabView {
          Group {
            Loud("a")
            Loud("b")
          }
          if model.hasSecond { Loud("c") } else { Loud("d") }
        }
      }
    }
    let model = Model()
    let simulation = Simulation { Groups(model: model) }
    try simulation.select(tab: 3)
    #expect(simulation.screen == "tab 3 of 3\n  c")
    #expect(
      try simulation.lines { try simulation.perform { model.hasSecond = false } } == [
        "a appears", "c disappears",
      ]
    )
    #expect(simulation.screen == "tab 1 of 3\n  a")
  }
}

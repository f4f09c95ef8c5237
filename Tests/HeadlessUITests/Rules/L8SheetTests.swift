import HeadlessUI
import Testing

@Suite("L8 Sheets: the presenter stays appeared, the sheet's state ends with it")
@MainActor
struct L8SheetTests {
  @Test("A sheet comes and goes, and its presenter's task goes on")
  func presenter() throws {
    let simulation = Simulation { Presenter() }
    #expect(simulation.lines == ["presenter appears", "presenter task starts"])
    #expect(
      try simulation.lines { try simulation.tap("Show") } == ["sheet appears", "sheet task starts"]
    )
    #expect(
      simulation.screen == "presenter 0\n[Show]\nsheet\n  sheet 0\n  [Add]\n  [Add outside]"
    )
    #expect(
      try simulation.lines { try simulation.dismissSheet() } == [
        "sheet disappears", "held is gone", "dismissed", "sheet task ends",
      ]
    )
    #expect(simulation.screen == "presenter 0\n[Show]")
  }

  @Test("A sheet's state ends when it is dismissed")
  func state() throws {
    let simulation = Simulation { Presenter() }
    try simulation.tap("Show")
    try simulation.tap("Add")
    #expect(simulation.screen.hasSuffix("sheet 1\n  [Add]\n  [Add outside]"))
    try simulation.dismissSheet()
    try simulation.tap("Show")
    #expect(simulation.screen.hasSuffix("sheet 0\n  [Add]\n  [Add outside]"))
  }

  @Test("What is behind a sheet is updated, and cannot be tapped")
  func behind() throws {
    let simulation = Simulation { Presenter() }
    try simulation.tap("Show")
    try simulation.tap("Add outside")
    #expect(simulation.screen.hasPrefix("presenter 1\n"))
    #expect(
      message { try simulation.tap("Show") }
        == """
        No button titled “Show” is on screen. On screen: “Add”, “Add outside”.
        """
    )
  }

  @Test("A sheet dismisses itself through the environment")
  func dismiss() throws {
    let simulation = Simulation { ItemPresenter() }
    try simulation.tap("Show 1")
    #expect(simulation.lines == ["1 appears"])
    #expect(
      simulation.screen.hasSuffix("sheet\n  item 1, presented true, tint 5\n  [Close]\n  [Next]")
    )
    #expect(try simulation.lines { try simulation.tap("Close") } == ["1 disappears"])
    #expect(simulation.screen == "none\n[Show 1]")
  }

  @Test("Another item is another sheet")
  func otherItem() throws {
    let simulation = Simulation { ItemPresenter() }
    try simulation.tap("Show 1")
    let lines = try simulation.lines { try simulation.tap("Next") }
    #expect(lines.sorted() == ["1 disappears", "2 appears"])
    #expect(simulation.screen.hasPrefix("some\n[Show 1]\nsheet\n  item 2, presented true, tint 5"))
  }

  @Test("A sheet goes with its presenter")
  func removedPresenter() throws {
    let simulation = Simulation { Removable() }
    try simulation.tap("Show")
    #expect(simulation.lines == ["sheet appears", "sheet starts"])
    #expect(
      try simulation.lines { try simulation.tap("Remove presenter") } == [
        "sheet disappears", "sheet ends",
      ]
    )
    #expect(message { try simulation.dismissSheet() }?.isEmpty == false)
  }

  @Test("A sheet over a sheet: the lower one stays appeared")
  func nested() throws {
    let simulation = Simulation { Presenter(depth: 1) }
    try simulation.tap("Show")
    #expect(try simulation.lines { try simulation.tap("Show inner") } == ["inner appears"])
    #expect(try simulation.lines { try simulation.dismissSheet() } == ["inner disappears"])
    #expect(try simulation.lines { try simulation.dismissSheet() }.first == "sheet disappears")
  }

  @Test("A sheet on a tab goes and comes with its tab")
  func inTab() throws {
    let simulation = Simulation { TabbedSheet() }
    #expect(simulation.lines == ["sheet appears", "sheet starts"])
    #expect(
      try simulation.lines { try simulation.advance(by: .seconds(1)) } == [
        "other appears", "sheet disappears", "sheet ends",
      ]
    )
    #expect(
      try simulation.lines { try simulation.advance(by: .seconds(1)) } == [
        "sheet appears", "other disappears", "sheet starts",
      ]
    )
  }
}

private struct Presenter: View {
  var depth = 0
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    VStack {
      Text("presenter \(self.count)")
      Button("Show") { self.isShown = true }
    }
    .sheet(isPresented: self.$isShown) {
      print("dismissed")
    } content: {
      Sheet(depth: self.depth) { self.count += 1 }
        .printsAppearance("sheet")
        .loggingTask("sheet task")
    }
    .printsAppearance("presenter")
    .loggingTask("presenter task")
  }
}

private struct Sheet: View {
  let depth: Int
  let addOutside: @MainActor () -> Void
  @State private var count = 0
  @State private var held: Mortal?
  @State private var isInnerShown = false

  var body: some View {
    VStack {
      Text("sheet \(self.count)")
      Button("Add") { self.count += 1 }
      Button("Add outside", action: self.addOutside)
      if self.depth > 0 { Button("Show inner") { self.isInnerShown = true } }
    }
    .onAppear { self.held = Mortal("held") }
    .sheet(isPresented: self.$isInnerShown) { Text("inner").printsAppearance("inner") }
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct ItemPresenter: View {
  @State private var item: Item?

  var body: some View {
    VStack {
      Text(self.item == nil ? "none" : "some")
      Button("Show 1") { self.item = Item(id: 1) }
    }
    .sheet(item: self.$item) { item in
      ItemSheet(id: item.id) { self.item = Item(id: 2) }.printsAppearance("\(item.id)")
    }
    .environment(\.tint, 5)
  }
}

extension EnvironmentValues {
  fileprivate var tint: Int {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

private enum TintKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct ItemSheet: View {
  let id: Int
  let next: @MainActor () -> Void
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.tint) private var tint

  var body: some View {
    Text("item \(self.id), presented \(self.isPresented), tint \(self.tint)")
    Button("Close") { self.dismiss() }
    Button("Next", action: self.next)
  }
}

private struct Removable: View {
  @State private var isThere = true
  @State private var isShown = false

  var body: some View {
    if self.isThere {
      Button("Show") { self.isShown = true }
        .sheet(isPresented: self.$isShown) {
          Button("Remove presenter") { self.isThere = false }
            .printsAppearance("sheet")
            .loggingTask("sheet")
        }
    }
  }
}

private struct TabbedSheet: View {
  @State private var tab = 0
  @State private var isShown = true

  var body: some View {
    TabView(selection: self.$tab) {
      Text("presenter")
        .sheet(isPresented: self.$isShown) {
          Text("sheet").printsAppearance("sheet").loggingTask("sheet")
        }
        .tag(0)
      Text("other").printsAppearance("other").tag(1)
    }
    .task {
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) { self.tab = 1 - self.tab }
    }
  }
}

import HeadlessUI
import Testing

@Suite("NavigationLink: pushes a view, or the screen of a value")
@MainActor
struct NavigationLinkTests {
  private struct Detail: View {
    let number: Int
    let add: @MainActor () -> Void
    @State private var taps = 0

    var body: some View {
      let _ = print("detail \(number)")
      Button("Add to \(number)", action: add)
      Button("\(taps) taps") { taps += 1 }
    }
  }

  private struct Counter: View {
    @State private var number = 0

    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Detail(number: number) { number += 1 } }
      }
    }
  }

  @Test("A screen that a link has pushed is updated with the link, and keeps its state")
  func updates() throws {
    let simulation = Simulation { Counter() }
    try simulation.tap("Open")
    try simulation.tap("0 taps")
    #expect(try simulation.lines { try simulation.tap("Add to 0") } == ["detail 1"])
    #expect(try simulation.lines { try simulation.tap("Add to 1") } == ["detail 2"])
    #expect(simulation.screen == "[‹ Back]\n  [Add to 2]\n  [1 taps]")
    try simulation.goBack()
    try simulation.tap("Open")
    #expect(simulation.screen == "[‹ Back]\n  [Add to 2]\n  [0 taps]")
  }

  private struct Chain: View {
    @State private var number = 0

    var body: some View {
      NavigationStack {
        NavigationLink("One") {
          NavigationLink("Two, \(number)") {
            Button("Add to \(number)") { number += 1 }
          }
          .navigationTitle("One, \(number)")
        }
      }
    }
  }

  @Test("Links on screens that links have pushed are updated too")
  func chain() throws {
    let simulation = Simulation(limits: .init(passes: 5)) { Chain() }
    try simulation.tap("One")
    try simulation.tap("Two, 0")
    try simulation.tap("Add to 0")
    #expect(simulation.screen == "[‹ Back]\n  [Add to 1]")
    try simulation.goBack()
    #expect(simulation.screen == "[‹ Back] “One, 1”\n  [Two, 1 ›]")
  }

  private struct Fickle: View {
    @State private var hasLink = true

    var body: some View {
      NavigationStack {
        VStack {
          if hasLink {
            NavigationLink("First") { Button("Remove") { hasLink = false } }
          } else {
            NavigationLink("Second") { Text("second") }
          }
        }
      }
    }
  }

  @Test("The screen of a link that has gone stays, and is no other link's")
  func goneLink() throws {
    let simulation = Simulation { Fickle() }
    try simulation.tap("First")
    try simulation.tap("Remove")
    #expect(simulation.screen == "[‹ Back]\n  [Remove]")
    try simulation.goBack()
    try simulation.tap("Second")
    #expect(simulation.screen == "[‹ Back]\n  second")
  }

  private struct Sign: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "open" : "closed") }
  }

  private struct Optional: View {
    @State private var value: Int?

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink(value: value) { Sign() }
          Button("Toggle") { value = value == nil ? 7 : nil }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  @Test("A link to no value is disabled, and so is its label")
  func noValue() throws {
    let simulation = Simulation { Optional() }
    let disabled = "navigation\n  [closed ›] (disabled)\n  [Toggle]"
    #expect(simulation.screen == disabled)
    #expect(
      message { try simulation.tap("closed") }
        == "The button “closed” is disabled: a tap on it would do nothing."
    )
    try simulation.tap("Toggle")
    #expect(simulation.screen == "navigation\n  [open ›]\n  [Toggle]")
    try simulation.tap("open")
    #expect(simulation.screen == "[‹ Back]\n  number 7")
    try simulation.goBack()
    try simulation.tap("Toggle")
    #expect(simulation.screen == disabled)
  }

  private struct Presenter: View {
    @State private var isShown = false
    let hasStack: Bool

    var body: some View {
      NavigationStack {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) {
            if hasStack { NavigationStack { Page() } } else { Page() }
          }
      }
    }
  }

  private struct Page: View {
    var body: some View {
      VStack {
        NavigationLink("View") { Text("pushed") }
        NavigationLink("Value", value: 7)
      }
      .navigationTitle("Page")
      .navigationDestination(for: Int.self) { Text("number \($0)") }
    }
  }

  @Test("A link that is on no stack is disabled")
  func noStack() {
    let simulation = Simulation { Page() }
    #expect(simulation.screen == "[View ›] (disabled)\n[Value ›] (disabled)")
  }

  @Test("Links and titles in a sheet are not on the stack of its presenter")
  func sheet() throws {
    let simulation = Simulation { Presenter(hasStack: false) }
    try simulation.tap("Show")
    #expect(
      simulation.screen == """
        navigation
          [Show]
          sheet
            [View ›] (disabled)
            [Value ›] (disabled)
        """
    )
  }

  @Test("They are on that of the sheet, if it has one")
  func sheetWithStack() throws {
    let simulation = Simulation { Presenter(hasStack: true) }
    try simulation.tap("Show")
    for (title, screen) in [("View", "pushed"), ("Value", "number 7")] {
      try simulation.tap(title)
      #expect(
        simulation.screen == """
          navigation
            [Show]
            sheet
              [‹ Back]
                \(screen)
          """
      )
      try simulation.goBack()
      #expect(
        simulation.screen == """
          navigation
            [Show]
            sheet
              navigation “Page”
                [View ›]
                [Value ›]
          """
      )
    }
  }
}

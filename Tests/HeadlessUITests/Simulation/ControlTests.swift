import Testing

@testable import HeadlessUI

@Suite("Driving: what a person cannot do is told")
@MainActor
struct ControlTests {
  private struct Screen: View {
    @State private var isLocked = true

    var body: some View {
      TabView {
        VStack {
          Button("Show Timer") { print("shown") }
          Button("Unlock") { isLocked = false }
          Group {
            Button("Open") { print("opened") }
          }
          .disabled(isLocked)
        }
        VStack {
          Button("Second") { print("second") }
        }
        .tabItem { Label("Other", systemImage: "star") }
      }
    }
  }

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("An unknown title names the nearest one and all there are")
  func unknownTitle() {
    let simulation = Simulation { Screen() }
    #expect(
      self.message { try simulation.tap("Shwo Timer") }
        == """
        No button titled “Shwo Timer” is on screen. Did you mean “Show Timer”? \
        On screen: “Show Timer”, “Unlock”, “Open”.
        """
    )
    #expect(
      self.message { try simulation.tap("Completely different") }
        == """
        No button titled “Completely different” is on screen. \
        On screen: “Show Timer”, “Unlock”, “Open”.
        """
    )
    #expect(
      self.message { try Simulation { Text("Tap") }.tap("Tap") }
        == "No button titled “Tap” is on screen. There is no button at all."
    )
  }

  @Test("Of many titles the first are listed")
  func manyTitles() {
    let simulation = Simulation {
      TupleOfButtons(count: 14)
    }
    #expect(
      self.message { try simulation.tap("Nothing of the kind") }?
        .hasSuffix("“4”, “3” and 2 more.") == true
    )
  }

  private struct TupleOfButtons: View {
    let count: Int

    var body: some View {
      Button("\(count)") {}
      if count > 1 { AnyView(TupleOfButtons(count: count - 1)) }
    }
  }

  @Test("A button on another tab is said to be there")
  func otherTab() throws {
    let simulation = Simulation { Screen() }
    try simulation.select(tab: 2)
    try simulation.tap("Second")
    try simulation.select(tab: 1)
    #expect(
      self.message { try simulation.tap("Second") }
        == """
        No button titled “Second” is on screen. There is one on tab 2, which is not selected. \
        On screen: “Show Timer”, “Unlock”, “Open”.
        """
    )
  }

  @Test("A disabled button is not tapped")
  func disabled() throws {
    let simulation = Simulation { Screen() }
    #expect(simulation.screen.contains("[Open] (disabled)"))
    #expect(
      self.message { try simulation.tap("Open") }
        == "The button “Open” is disabled: a tap on it would do nothing."
    )
    try simulation.tap("Unlock")
    try simulation.tap("Open")
    #expect(simulation.lines == ["opened"])
  }

  @Test("Of several with a title, the first that is enabled is used, unless one is asked for")
  func enabledFirst() throws {
    let simulation = Simulation {
      Button("Go") { print("first") }.disabled(true)
      Button("Go") { print("second") }
      Button("Go") { print("third") }
      Toggle("On", isOn: .constant(true)).disabled(true)
      Toggle("On", isOn: Binding(get: { true }, set: { print("set \($0)") }))
    }
    try simulation.tap("Go")
    try simulation.tap("Go", occurrence: 3)
    try simulation.toggle("On")
    #expect(simulation.lines == ["second", "third", "set false"])
    #expect(
      message { try simulation.tap("Go", occurrence: 1) }
        == "The button “Go” is disabled: a tap on it would do nothing."
    )
    #expect(
      simulation.transcript.steps.map(\.title)
        == ["launch", "tap “Go”", "tap “Go” (occurrence 3)", "toggle “On”"]
    )
  }

  @Test("A tab out of range, and no tab view at all", arguments: [0, 3, -1])
  func tabs(tab: Int) {
    let simulation = Simulation { Screen() }
    #expect(
      self.message { try simulation.select(tab: tab) }
        == "There is no tab \(tab). There are tabs 1 to 2."
    )
    #expect(
      self.message { try Simulation { Text("") }.select(tab: 1) }
        == "There is no tab 1: no tab view is on screen."
    )
  }

  @Test("What fails leaves no step behind, and the simulation goes on")
  func goesOn() throws {
    let simulation = Simulation { Screen() }
    _ = self.message { try simulation.tap("Nothing") }
    _ = self.message { try simulation.advance(by: .seconds(-1)) }
    try simulation.tap("Show Timer")
    #expect(simulation.transcript.steps.map(\.title) == ["launch", "tap “Show Timer”"])
  }

  @Test("Time does not move backwards")
  func negativeTime() {
    #expect(
      self.message { try Simulation { Text("") }.advance(by: .milliseconds(-1500)) }
        == "Time cannot be moved by -1.5 s: it only moves forward."
    )
  }

  @Test("After the end nothing can be done, and a second end does nothing")
  func afterTheEnd() throws {
    let simulation = Simulation { Screen() }
    try simulation.end()
    try simulation.end()
    #expect(
      self.message { try simulation.tap("Show Timer") }
        == "The simulation has ended: nothing more can be done with it."
    )
  }
}

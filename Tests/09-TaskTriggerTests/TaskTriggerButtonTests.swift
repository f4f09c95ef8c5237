import HeadlessUI
import Testing

@testable import TaskTriggerChapter

@Suite("Chapter 9: the button")
@MainActor
struct TaskTriggerButtonTests {
  @Test("By default it is disabled and shows a progress view while its task is running")
  func blocking() throws {
    let simulation = Simulation { ButtonsView() }
    try simulation.tap("Save")
    #expect(simulation.screen.hasPrefix("[(in progress)] (disabled)\n"))
    #expect(throws: SimulationError.self) { try simulation.tap("Save") }
    try simulation.advance(by: .seconds(3))
    #expect(simulation.screen.hasPrefix("[Save]\n"))
    #expect(simulation.lines == ["Save has started.", "Save has finished."])
    try simulation.end()
  }

  @Test("Without a placeholder a blocking button is disabled all the same")
  func blockingWithoutPlaceholder() throws {
    let simulation = Simulation {
      TaskTriggerButton("Save", role: .destructive, behavior: .blocking(showPlaceholder: false)) {
        await Server.request("Save")
      }
    }
    try simulation.tap("Save")
    #expect(simulation.screen == "[Save] (disabled)")
    #expect(throws: SimulationError.self) { try simulation.tap("Save") }
    try simulation.end()
  }

  @Test("A cancellable one cancels, and can then be used again")
  func cancellable() throws {
    let simulation = Simulation { ButtonsView() }
    for _ in 1...2 {
      try simulation.tap("Download")
      try simulation.tap("Stop Download")
    }
    #expect(
      simulation.lines
        == [
          "Download has started.", "Download has been cancelled.", "Download has started.",
          "Download has been cancelled.",
        ]
    )
    try simulation.end()
  }

  @Test("A restarting one finishes the last of its runs, and only that")
  func restart() throws {
    let simulation = Simulation { ButtonsView() }
    for _ in 1...3 {
      try simulation.tap("Search")
      try simulation.advance(by: .seconds(1))
    }
    try simulation.advance(by: .seconds(4))
    #expect(simulation.count("Search has started.") == 3)
    #expect(simulation.count("Search has been cancelled.") == 2)
    #expect(simulation.count("Search has finished.") == 1)
    #expect(simulation.lines.last == "Search has finished.")
    try simulation.end()
  }

  @Test("The task ends with the button")
  func hiding() throws {
    let simulation = Simulation { HidingView() }
    try simulation.tap("Save")
    try simulation.tap("Hide")
    #expect(simulation.lines == ["Save has started.", "Save has been cancelled."])
    try simulation.end()
  }
}

private struct HidingView: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Hide") { isShown = false }
      if isShown {
        TaskTriggerButton("Save") { await Server.request("Save") }
      }
    }
  }
}

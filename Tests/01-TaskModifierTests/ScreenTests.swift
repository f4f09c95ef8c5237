import HeadlessUI
import Testing

@testable import TaskModifierChapter

@Suite("Chapter 1: the screen")
@MainActor
struct ScreenTests {
  @Test("The text follows the time of the state")
  func text() throws {
    let simulation = Simulation { TimerDetailView() }
    #expect(simulation.screen == "9:41:00")
    try simulation.advance(by: .seconds(2))
    #expect(simulation.screen == "9:41:02")
    try simulation.end()
  }

  @Test("So does the sentence of the new presentation")
  func sentence() throws {
    let simulation = Simulation { NewDetailView() }
    #expect(simulation.screen == "It is 9:41:00.")
    try simulation.advance(by: .seconds(2))
    #expect(simulation.screen == "It is 9:41:02.")
    try simulation.end()
  }

  @Test("A timer that nobody sees stands still, and shows the time of its last tick on return")
  func outOfSight() throws {
    let simulation = Simulation(TaskDemoApp())
    try simulation.tap("Show Timer")
    try simulation.advance(by: .seconds(1))
    try simulation.select(tab: 2)
    try simulation.advance(by: .seconds(2))
    try simulation.select(tab: 1)
    #expect(simulation.screen.contains("9:41:01"))
    try simulation.advance(by: .seconds(1))
    #expect(simulation.screen.contains("9:41:04"))
    try simulation.end()
  }
}

import HeadlessUI
import Testing

@testable import TimerPropertyChapter

@Suite("Chapter 3: the screen")
@MainActor
struct ScreenTests {
  @Test("The text follows the time of the storage")
  func text() throws {
    let simulation = Simulation { TimerDetailView() }
    #expect(simulation.screen == "9:41:00")
    try simulation.advance(by: .seconds(2))
    #expect(simulation.screen == "9:41:02")
    try simulation.end()
  }

  @Test("A task that nobody sees goes on, and its time is there on return")
  func outOfSight() throws {
    let simulation = Simulation(TaskDemoApp())
    try simulation.tap("Show Timer")
    try simulation.select(tab: 2)
    try simulation.advance(by: .seconds(2))
    try simulation.select(tab: 1)
    #expect(simulation.screen.contains("9:41:02"))
    try simulation.end()
  }
}

import HeadlessUI
import Testing

@testable import ContainerPresenterChapter

@Suite("Chapter 2: each part alone, and both")
@MainActor
struct PartsTests {
  @Test("The presenter shows the time that it is given")
  func presenter() throws {
    let date = Date(timeIntervalSince1970: 3_661)
    let simulation = Simulation { TimerPresenter(date: date) }
    #expect(simulation.screen == "1:01:01")
    try simulation.end()
  }

  @Test("The container hands on a new time each second")
  func container() throws {
    let simulation = Simulation {
      TimerContainer { date in
        Text(verbatim: "\(date.timeIntervalSince1970.truncatingRemainder(dividingBy: 60))")
      }
    }
    #expect(simulation.screen == "0.0")
    try simulation.advance(by: .seconds(2))
    #expect(simulation.screen == "2.0")
    try simulation.end()
  }

  @Test("Joined, they show the time of the container")
  func both() throws {
    let simulation = Simulation { TimerDetailView() }
    #expect(simulation.screen == "9:41:00")
    try simulation.advance(by: .seconds(2))
    #expect(simulation.screen == "9:41:02")
    try simulation.end()
  }
}

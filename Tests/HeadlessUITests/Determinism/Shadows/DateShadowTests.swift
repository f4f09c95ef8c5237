import Testing

@testable import HeadlessUI

@Suite("The current date")
@MainActor struct DateShadowTests {
  @Test("In a simulation it is the start plus the simulated time")
  func inSimulation() throws {
    let simulation = simulate {
      Task {
        print(Date.now, Date.now.timeIntervalSince1970)
        try await Task.sleep(for: .milliseconds(90_250))
        let implicit: Date = .now
        let makers: [() -> Date] = [{ .now }, { Date() }, { Date.init() }, Date.init, { implicit }]
        for make in makers { print(make().timeIntervalSince1970) }
        print(Date(timeIntervalSinceNow: 9.5).timeIntervalSince1970)
        print(Date(timeIntervalSince1970: 1_767_260_460).timeIntervalSinceNow)
        print(Date.now.timeIntervalSinceNow)
      }
    }
    try simulation.advance(by: .seconds(100))
    #expect(simulation.lines.first == "2026-01-01 09:41:00 +0000 1767260460.0")
    try #require(simulation.lines.count == 9)
    #expect(simulation.lines[1...5].allSatisfy { $0 == "1767260550.25" })
    #expect(simulation.lines.suffix(3) == ["1767260559.75", "-90.25", "0.0"])
  }

  @Test("Outside a simulation it is the machine's")
  func outside() {
    for make in [{ Date.now }, { Date() }, { Date(timeIntervalSinceNow: 0) }] as [() -> Date] {
      let before = NSDate().timeIntervalSince1970
      let date = make().timeIntervalSince1970
      let after = NSDate().timeIntervalSince1970
      // NSDate rounds differently.
      #expect(before - 0.001 <= date && date <= after + 0.001)
    }
    #expect((-60 ... -59).contains(Date(timeIntervalSinceNow: -59.5).timeIntervalSinceNow))
    let simulation = simulate { print(Date.now.timeIntervalSince(World.startDate)) }
    #expect(simulation.lines == ["0.0"])
    #expect(Date.now.timeIntervalSince1970 >= NSDate().timeIntervalSince1970 - 60)
  }
}

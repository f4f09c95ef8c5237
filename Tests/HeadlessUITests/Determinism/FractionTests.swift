import Testing

@testable import HeadlessUI

@Suite("Fractions of seconds: whole nanoseconds, however they were written")
@MainActor
struct FractionTests {
  @Test("Steps and stamps show no rounding noise")
  func steps() throws {
    let simulation = Simulation()
    for seconds in [0.1, 0.3, 1.1, 2.3, 4.35, 8.2, 16.1, 100.7, 1e-9, 0.4e-9] {
      try simulation.advance(by: .seconds(seconds))
    }
    try simulation.perform { print("now") }
    #expect(
      simulation.transcript.steps.map(\.title) == [
        "launch", "wait 0.1 s", "wait 0.3 s", "wait 1.1 s", "wait 2.3 s", "wait 4.35 s",
        "wait 8.2 s", "wait 16.1 s", "wait 100.7 s", "wait 0.000000001 s", "wait 0 s", "perform",
      ]
    )
    #expect(simulation.timedLines == ["133.150000001 s now"])
  }

  @Test("Sleeps and timers end at whole nanoseconds")
  func sleeps() throws {
    let simulation = simulate {
      Task {
        try await Task.sleep(for: .seconds(1.1))
        print("slept")
        try await ContinuousClock().sleep(until: .now + .seconds(2.3))
        print("slept until")
      }
      Task {
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1.1)) { print("tick") }
      }
    }
    try simulation.advance(by: .seconds(3.4))
    #expect(
      simulation.timedLines == [
        "1.1 s slept", "1.1 s tick", "2.2 s tick", "3.3 s tick", "3.4 s slept until",
      ]
    )
  }
}

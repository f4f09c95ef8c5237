import Testing

@testable import HeadlessUI

@Suite("Clocks")
@MainActor struct ClockShadowTests {
  @Test("In a simulation the standard clocks show the simulated time")
  func now() throws {
    let simulation = simulate {
      let continuous = ContinuousClock()
      let suspending = SuspendingClock()
      let (start, other) = (continuous.now, suspending.now)
      Task {
        try await Task.sleep(for: .milliseconds(1_500))
        print("continuous", start.duration(to: continuous.now))
        print("continuous, static", start.duration(to: ContinuousClock.now))
        print("continuous, instant", start.duration(to: ContinuousClock.Instant.now))
        print("continuous, implicit", start.duration(to: .now))
        print("suspending", other.duration(to: suspending.now))
        print("suspending, static", other.duration(to: SuspendingClock.now))
        print("suspending, instant", other.duration(to: SuspendingClock.Instant.now))
        print("suspending, implicit", other.duration(to: .now))
      }
    }
    try simulation.advance(by: .seconds(5))
    #expect(simulation.lines.count == 8)
    #expect(simulation.lines.allSatisfy { $0.hasSuffix(" 1.5 seconds") })
  }

  @Test("Instants are the same in every simulation")
  func sameInstants() throws {
    let instants = Box<[ContinuousClock.Instant]>([])
    for _ in 1...2 { _ = simulate { instants.value.append(.now) } }
    try #require(instants.value.count == 2)
    #expect(instants.value[0] == instants.value[1])
  }

  @Test("In a simulation measure(_:) measures simulated time")
  func measure() throws {
    let simulation = simulate {
      print(ContinuousClock().measure {}, SuspendingClock().measure {})
      Task {
        print(try await ContinuousClock().measure { try await Task.sleep(for: .seconds(1)) })
        print(try await SuspendingClock().measure { try await Task.sleep(for: .seconds(2)) })
        let clock: any Clock<Duration> = ContinuousClock()
        print(try await clock.measure { try await Task.sleep(for: .seconds(3)) })
      }
    }
    try simulation.advance(by: .seconds(10))
    #expect(
      simulation.lines == [
        "0.0 seconds 0.0 seconds", "1.0 seconds", "2.0 seconds", "3.0 seconds",
      ]
    )
  }

  @Test("Outside a simulation the clocks are the machine's")
  func outside() async throws {
    let times = [ContinuousClock().now, ContinuousClock.now, .now, ContinuousClock.Instant.now]
    #expect(times == times.sorted())
    let others = [SuspendingClock().now, SuspendingClock.now, .now, SuspendingClock.Instant.now]
    #expect(others == others.sorted())
    _ = simulate { print(ContinuousClock.now) }
    #expect(ContinuousClock.now >= times[3])
    // A simulation's instants begin with the machine's epoch; the machine has been on for longer.
    #expect(ContinuousClock().systemEpoch.duration(to: .now) > .zero)
    let measured = try await ContinuousClock().measure {
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(measured >= .milliseconds(2))
  }

  @Test("In a simulation Task.yield() stays in the simulation")
  func yield() throws {
    let simulation = simulate {
      Task {
        await Task.yield()
        print("main", World.current != nil)
        MainActor.assertIsolated()
      }
      Task.detached {
        await Task.yield()
        print("pool", World.current != nil)
      }
    }
    #expect(Set(simulation.lines) == ["main true", "pool true"])
    try simulation.end()
  }

  @Test("Outside a simulation Task.yield() comes back to where it was called")
  func yieldOutside() async {
    await Task.yield()
    MainActor.assertIsolated()
    #expect(World.current == nil)
    await Task.detached { await Task.yield() }.value
  }
}

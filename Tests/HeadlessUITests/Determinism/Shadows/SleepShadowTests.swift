import Testing

@testable import HeadlessUI

@Suite("Sleeping")
@MainActor struct SleepShadowTests {
  @Test("In a simulation every way to sleep takes simulated time", arguments: Way.all)
  func inSimulation(_ way: Way) throws {
    let simulation = simulate {
      Task {
        try await way.sleep(.seconds(1))
        try await way.sleep(.milliseconds(500))
        print("main")
      }
      Task.detached {
        try await way.sleep(.milliseconds(1_250))
        print("pool")
      }
    }
    #expect(simulation.world.clock.sleeperCount == 2)
    try simulation.advance(by: .seconds(2))
    #expect(simulation.timedLines == ["1.25 s pool", "1.5 s main"])
  }

  @Test("In a simulation every way to sleep can be cancelled", arguments: Way.all)
  func cancelledInSimulation(_ way: Way) throws {
    let simulation = simulate {
      let sleeper = Task {
        do { try await way.sleep(.seconds(60)) } catch { print(error) }
      }
      Task {
        try await way.sleep(.seconds(2))
        sleeper.cancel()
      }
    }
    try simulation.advance(by: .seconds(3))
    #expect(simulation.timedLines == ["2.0 s CancellationError()"])
  }

  @Test("Outside a simulation every way to sleep takes real time", arguments: Way.all)
  func outside(_ way: Way) async throws {
    let start = ContinuousClock.now
    try await way.sleep(.milliseconds(2))
    #expect(start.duration(to: .now) >= .milliseconds(2))
    #expect(World.current == nil)
    let sleeper = Task { try await way.sleep(.seconds(3_600)) }
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }
}

/// A way to sleep for a duration.
struct Way: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let sleep: @Sendable (Duration) async throws -> Void

  init(_ name: String, _ sleep: @escaping @Sendable (Duration) async throws -> Void) {
    self.testDescription = name
    self.sleep = sleep
  }
}

extension Way {
  static let all = Self.ofTasks + Self.ofClocks

  private static let ofTasks = [
    Way("Task.sleep(for:)") { try await Task.sleep(for: $0) },
    Way("Task.sleep(for:tolerance:)") { try await Task.sleep(for: $0, tolerance: .zero) },
    Way("Task.sleep(for:clock: .continuous)") {
      try await Task.sleep(for: $0, clock: .continuous)
    },
    Way("Task.sleep(for:clock: .suspending)") {
      try await Task.sleep(for: $0, clock: .suspending)
    },
    Way("Task.sleep(for:tolerance:clock: any)") {
      let clock: any Clock<Duration> = SuspendingClock()
      try await Task.sleep(for: $0, tolerance: .zero, clock: clock)
    },
    Way("Task.sleep(until:)") { try await Task.sleep(until: .now + $0) },
    Way("Task.sleep(until:clock: .continuous)") {
      try await Task.sleep(until: .now + $0, clock: .continuous)
    },
    Way("Task.sleep(until:clock: .suspending)") {
      try await Task.sleep(until: .now + $0, clock: .suspending)
    },
    Way("Task.sleep(until:tolerance:clock:)") {
      let clock = ContinuousClock()
      try await Task.sleep(until: clock.now.advanced(by: $0), tolerance: .zero, clock: clock)
    },
    Way("Task.sleep(nanoseconds:)") {
      try await Task.sleep(nanoseconds: UInt64($0 / .nanoseconds(1)))
    },
    Way("Task<Never, Never>.sleep(for:)") { try await Task<Never, Never>.sleep(for: $0) },
  ]

  private static let ofClocks = [
    Way("ContinuousClock().sleep(for:)") { try await ContinuousClock().sleep(for: $0) },
    Way("SuspendingClock().sleep(for:tolerance:)") {
      try await SuspendingClock().sleep(for: $0, tolerance: .zero)
    },
    Way("ContinuousClock().sleep(until:)") {
      try await ContinuousClock().sleep(until: .now + $0)
    },
    Way("ContinuousClock().sleep(until:tolerance:)") {
      try await ContinuousClock().sleep(until: ContinuousClock.now + $0, tolerance: .zero)
    },
    Way("SuspendingClock().sleep(until:)") {
      try await SuspendingClock().sleep(until: .now + $0)
    },
    Way("SuspendingClock().sleep(until:tolerance:)") {
      try await SuspendingClock().sleep(until: SuspendingClock().now + $0, tolerance: .zero)
    },
    Way("any Clock<Duration> sleep(for:)") {
      let clock: any Clock<Duration> = ContinuousClock()
      try await clock.sleep(for: $0)
    },
    Way("some Clock sleep(for:tolerance:)") {
      func sleep(_ duration: Duration, on clock: some Clock<Duration>) async throws {
        try await clock.sleep(for: duration, tolerance: .zero)
      }
      try await sleep($0, on: SuspendingClock())
    },
  ]
}

// The standard library's two clocks, on simulated time inside a simulation. The types stay what they
// are, so that `.continuous` and `.suspending` go on to mean them; it is their members that are
// shadowed. Code that knows a clock only as `some Clock` and asks *that* for `now` reaches the
// originals: see docs/fidelity.md.

extension ContinuousClock {
  /// The current instant; inside a simulation the simulated time since its launch.
  public var now: Instant { .now }

  /// The current instant; inside a simulation the simulated time since its launch.
  public static var now: Instant { .now }

  /// Suspends the current task until `deadline`; inside a simulation of simulated time.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: How much later is acceptable. Simulated time is exact and ignores it.
  /// - Throws: `CancellationError`, if the task is cancelled before the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await self.simulatedSleep(until: deadline, tolerance: tolerance)
  }
}

extension ContinuousClock.Instant {
  /// The current instant; inside a simulation the simulated time since its launch.
  public static var now: Self {
    guard let world = World.current else { return ContinuousClock.Instant.Swift::now }
    return ContinuousClock().systemEpoch.advanced(by: world.clock.now)
  }
}

extension SuspendingClock {
  /// The current instant; inside a simulation the simulated time since its launch.
  public var now: Instant { .now }

  /// The current instant; inside a simulation the simulated time since its launch.
  public static var now: Instant { .now }

  /// Suspends the current task until `deadline`; inside a simulation of simulated time.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: How much later is acceptable. Simulated time is exact and ignores it.
  /// - Throws: `CancellationError`, if the task is cancelled before the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await self.simulatedSleep(until: deadline, tolerance: tolerance)
  }
}

extension SuspendingClock.Instant {
  /// The current instant; inside a simulation the simulated time since its launch.
  public static var now: Self {
    guard let world = World.current else { return SuspendingClock.Instant.Swift::now }
    return SuspendingClock().systemEpoch.advanced(by: world.clock.now)
  }
}

extension Clock {
  /// Suspends the current task for a duration; inside a simulation of simulated time.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - tolerance: How much later is acceptable. Simulated time is exact and ignores it.
  /// - Throws: `CancellationError`, if the task is cancelled before the time is over.
  public func sleep(
    for duration: Instant.Duration,
    tolerance: Instant.Duration? = nil
  ) async throws {
    try await self.simulatedSleep(
      until: self.simulatedNow.advanced(by: duration),
      tolerance: tolerance
    )
  }

  /// Measures how long some work takes; inside a simulation of simulated time.
  ///
  /// - Parameter work: What to measure.
  /// - Returns: How long it took.
  /// - Throws: What the work throws.
  @discardableResult
  public func measure(_ work: () throws -> Void) rethrows -> Instant.Duration {
    let start = self.simulatedNow
    try work()
    return start.duration(to: self.simulatedNow)
  }

  /// Measures how long some work takes; inside a simulation of simulated time.
  ///
  /// - Parameters:
  ///   - isolation: The actor to run on.
  ///   - work: What to measure.
  /// - Returns: How long it took.
  /// - Throws: What the work throws.
  @discardableResult
  public func measure(
    isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> Void
  ) async rethrows -> Instant.Duration {
    let start = self.simulatedNow
    try await work()
    return start.duration(to: self.simulatedNow)
  }

  /// The clock's current instant, of simulated time if this is one of the standard clocks.
  var simulatedNow: Instant {
    if self is ContinuousClock, let now = ContinuousClock.Instant.now as? Instant { return now }
    if self is SuspendingClock, let now = SuspendingClock.Instant.now as? Instant { return now }
    return self.now
  }

  /// Sleeps on simulated time if this is one of the standard clocks and a simulation runs; else as
  /// the clock itself does.
  func simulatedSleep(until deadline: Instant, tolerance: Instant.Duration?) async throws {
    if let clock = World.current?.clock {
      if self is ContinuousClock, let deadline = deadline as? ContinuousClock.Instant {
        return try await clock.sleep(
          until: ContinuousClock().systemEpoch.duration(to: deadline)
        )
      }
      if self is SuspendingClock, let deadline = deadline as? SuspendingClock.Instant {
        return try await clock.sleep(
          until: SuspendingClock().systemEpoch.duration(to: deadline)
        )
      }
    }
    // Through the protocol, so that a clock's own implementation is the one that is called.
    try await self.sleep(until: deadline, tolerance: tolerance)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends the current task for a duration; inside a simulation of simulated time.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - tolerance: How much later is acceptable. Simulated time is exact and ignores it.
  ///   - clock: The clock to sleep on.
  /// - Throws: `CancellationError`, if the task is cancelled before the time is over.
  public static func sleep<C>(
    for duration: C.Instant.Duration,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws where C: Clock {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }

  /// Suspends the current task until an instant of a clock; inside a simulation of simulated time.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: How much later is acceptable. Simulated time is exact and ignores it.
  ///   - clock: The clock to sleep on.
  /// - Throws: `CancellationError`, if the task is cancelled before the deadline.
  public static func sleep<C>(
    until deadline: C.Instant,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws where C: Clock {
    try await clock.simulatedSleep(until: deadline, tolerance: tolerance)
  }

  /// Suspends the current task for a number of nanoseconds; inside a simulation of simulated time.
  ///
  /// - Parameter duration: How long, in nanoseconds.
  /// - Throws: `CancellationError`, if the task is cancelled before the time is over.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    if let clock = World.current?.clock {
      try await clock.sleep(until: clock.now + .nanoseconds(duration))
    } else {
      try await Task.Swift::sleep(nanoseconds: duration)
    }
  }
}

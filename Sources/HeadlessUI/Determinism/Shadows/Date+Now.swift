extension Date {
  /// The current date and time; inside a simulation its start (1 January 2026, 09:41:00 UTC) plus
  /// the simulated time that has passed.
  public static var now: Date {
    World.current?.date ?? Date.Foundation::now
  }

  /// Creates the current date and time; inside a simulation the same as ``now``.
  public init() {
    self = .now
  }

  /// Creates a date relative to the current one; inside a simulation to its date.
  ///
  /// - Parameter interval: Seconds from now.
  public init(timeIntervalSinceNow interval: TimeInterval) {
    self = Date.now.addingTimeInterval(interval)
  }

  /// The seconds from the current date to this one; inside a simulation from its date.
  public var timeIntervalSinceNow: TimeInterval {
    self.timeIntervalSince(.now)
  }
}

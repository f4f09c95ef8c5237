/// An asynchronous sequence of instants at a regular interval, as in swift-async-algorithms.
///
/// The first element comes after one whole interval. Deadlines do not drift: each is the one before
/// plus the interval, however late an element was taken; a consumer that is too slow gets what it has
/// missed back to back. When the task is cancelled, iteration ends at its next waking.
///
/// Source: `AsyncTimerSequence` of swift-async-algorithms 1.0 and its guide “Timer”.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence {
  /// An instant of the clock: the moment at which an interval was over.
  public typealias Element = C.Instant

  private let interval: C.Instant.Duration
  private let tolerance: C.Instant.Duration?
  private let clock: C

  /// Creates a sequence of instants at a regular interval.
  ///
  /// - Parameters:
  ///   - interval: The time between two elements, and before the first.
  ///   - tolerance: How much later is acceptable.
  ///   - clock: The clock to measure with.
  public init(interval: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C) {
    self.interval = interval.inWholeNanoseconds
    self.tolerance = tolerance
    self.clock = clock
  }

  /// Makes an iterator, whose time begins when it is first asked for an element.
  ///
  /// - Returns: The iterator.
  public func makeAsyncIterator() -> Iterator {
    Iterator(interval: self.interval, tolerance: self.tolerance, clock: self.clock)
  }
}

extension AsyncTimerSequence {
  /// Produces one element an interval.
  public struct Iterator: AsyncIteratorProtocol {
    private let interval: C.Instant.Duration
    private let tolerance: C.Instant.Duration?
    private var clock: C?
    private var deadline: C.Instant?

    init(interval: C.Instant.Duration, tolerance: C.Instant.Duration?, clock: C) {
      self.interval = interval
      self.tolerance = tolerance
      self.clock = clock
    }

    /// Waits until the current interval is over.
    ///
    /// - Returns: The instant after waking, or `nil` if the task was cancelled, now and ever after.
    public mutating func next() async -> C.Instant? {
      guard let clock = self.clock else { return nil }
      let deadline = (self.deadline ?? clock.simulatedNow).advanced(by: self.interval)
      do {
        try await clock.simulatedSleep(until: deadline, tolerance: self.tolerance)
      } catch {
        self.clock = nil
        return nil
      }
      self.deadline = deadline
      return clock.simulatedNow
    }
  }
}

extension AsyncTimerSequence: Sendable {}

@available(*, unavailable)
extension AsyncTimerSequence.Iterator: Sendable {}

extension AsyncTimerSequence {
  /// Creates a sequence of instants at a regular interval.
  ///
  /// - Parameters:
  ///   - interval: The time between two elements, and before the first.
  ///   - tolerance: How much later is acceptable.
  ///   - clock: The clock to measure with.
  /// - Returns: The sequence.
  public static func repeating(
    every interval: C.Instant.Duration,
    tolerance: C.Instant.Duration? = nil,
    clock: C
  ) -> AsyncTimerSequence<C> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: clock)
  }
}

extension AsyncTimerSequence where C == SuspendingClock {
  /// Creates a sequence of instants at a regular interval, measured by the suspending clock.
  ///
  /// - Parameters:
  ///   - interval: The time between two elements, and before the first.
  ///   - tolerance: How much later is acceptable.
  /// - Returns: The sequence.
  public static func repeating(
    every interval: Duration,
    tolerance: Duration? = nil
  ) -> AsyncTimerSequence<SuspendingClock> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: SuspendingClock())
  }
}

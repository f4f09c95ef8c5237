import Synchronization

/// Time that moves only when it is told to, with the tasks that sleep on it.
///
/// Sleepers wake one at a time, earliest deadline first and, of equal deadlines, the one that lay
/// down first. A cancelled sleep gets the present as its deadline: it too wakes only when nothing
/// else is ready, after those that were due or cancelled before it. So what a cancelled task prints
/// never depends on how many executor hops the compiler left in the code that cancelled it.
final class SimulatedClock: Sendable {
  private struct Storage {
    var now = Duration.zero
    var sleepers = Sleepers()
  }

  /// The last moment there is: later ones could not be written in seconds.
  static let end = Duration.seconds(Int64.max)

  private let storage = Mutex(Storage())

  /// Time since the simulation was launched.
  var now: Duration { self.storage.withLock { $0.now } }

  /// When the next sleeper wakes, if any sleeps.
  var nextDeadline: Duration? { self.storage.withLock { $0.sleepers.nextDeadline } }

  /// The number of tasks that sleep.
  var sleeperCount: Int { self.storage.withLock { $0.sleepers.count } }
}

// MARK: - Sleeping

extension SimulatedClock {
  /// Suspends the current task until `deadline`.
  ///
  /// - Parameter deadline: Time since launch, to the nanosecond. One that has passed still waits for
  ///   its turn.
  /// - Throws: `CancellationError`, at the task's next waking, if the task is or was cancelled.
  func sleep(until deadline: Duration) async throws {
    let deadline = deadline.wholeNanoseconds
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        self.storage.withLock { storage in
          // Asked under the lock: a cancellation is either seen here or finds the sleeper below.
          sleeper.isCancelled = Task.isCancelled
          sleeper.continuation = continuation
          let end = sleeper.isCancelled ? storage.now : max(deadline, storage.now)
          storage.sleepers.insert(sleeper, until: end)
        }
      }
    } onCancel: {
      self.storage.withLock { storage in
        guard sleeper.place != nil, sleeper.isCancelled == false else { return }
        sleeper.isCancelled = true
        storage.sleepers.remove(sleeper)
        storage.sleepers.insert(sleeper, until: storage.now)
      }
    }
  }
}

// MARK: - Moving time

extension SimulatedClock {
  /// Wakes the next sleeper whose deadline is not after `limit`, and moves time to that deadline.
  ///
  /// - Returns: Whether there was one. Its task is ready afterwards, it has not run yet.
  func wakeNext(notAfter limit: Duration) -> Bool {
    let sleeper: Sleeper? = self.storage.withLock { storage in
      guard let deadline = storage.sleepers.nextDeadline, deadline <= limit else { return nil }
      storage.now = max(storage.now, deadline)
      return storage.sleepers.removeFirst()
    }
    guard let sleeper else { return false }
    // Out of the heap, it is nobody's but ours.
    if sleeper.isCancelled {
      sleeper.continuation?.resume(throwing: CancellationError())
    } else {
      sleeper.continuation?.resume()
    }
    return true
  }

  /// Moves time forward when nothing is left to wake before `time`.
  func move(to time: Duration) {
    self.storage.withLock { $0.now = max($0.now, time) }
  }
}

import Synchronization

/// Time that moves only when it is told to, with the tasks that sleep on it.
///
/// Sleepers wake one at a time, earliest deadline first and, of equal deadlines, the one that lay
/// down first. A cancelled sleep gets the present as its deadline: it too wakes only when nothing
/// else is ready, after those that were due or cancelled before it. So what a cancelled task prints
/// never depends on how many executor hops the compiler left in the code that cancelled it.
final class SimulatedClock: Sendable {
  private struct Sleeper {
    let id: Int
    var deadline: Duration
    var serial: Int
    var isCancelled: Bool
    let continuation: UnsafeContinuation<Void, any Error>
  }

  private struct Storage {
    var now = Duration.zero
    var lastID = 0
    var lastSerial = 0
    var sleepers: [Sleeper] = []  // the next to wake stands last

    mutating func newID() -> Int {
      self.lastID += 1
      return self.lastID
    }

    mutating func insert(_ sleeper: Sleeper, at deadline: Duration) {
      self.lastSerial += 1
      var sleeper = sleeper
      sleeper.deadline = deadline
      sleeper.serial = self.lastSerial
      // Newer than all others, so it goes before (= wakes after) those of the same deadline.
      var (low, high) = (0, self.sleepers.count)
      while low < high {
        let middle = (low + high) / 2
        if self.sleepers[middle].deadline > deadline { low = middle + 1 } else { high = middle }
      }
      self.sleepers.insert(sleeper, at: low)
    }
  }

  /// The last moment there is: later ones could not be written in seconds.
  static let end = Duration.seconds(Int64.max)

  private let storage = Mutex(Storage())

  /// Time since the simulation was launched.
  var now: Duration { self.storage.withLock { $0.now } }

  /// The number of tasks that sleep.
  var sleeperCount: Int { self.storage.withLock { $0.sleepers.count } }
}

// MARK: - Sleeping

extension SimulatedClock {
  /// Suspends the current task until `deadline`.
  ///
  /// - Parameter deadline: Time since launch, to the nanosecond. One that has passed still waits for its turn.
  /// - Throws: `CancellationError`, at the task's next waking, if the task is or was cancelled.
  func sleep(until deadline: Duration) async throws {
    let deadline = deadline.wholeNanoseconds
    let id = self.storage.withLock { $0.newID() }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        self.storage.withLock { storage in
          // Asked under the lock: a cancellation is either seen here or finds the sleeper below.
          let isCancelled = Task.isCancelled
          let sleeper = Sleeper(
            id: id,
            deadline: deadline,
            serial: 0,
            isCancelled: isCancelled,
            continuation: continuation
          )
          storage.insert(sleeper, at: isCancelled ? storage.now : max(deadline, storage.now))
        }
      }
    } onCancel: {
      self.storage.withLock { storage in
        guard
          let index = storage.sleepers.firstIndex(where: { $0.id == id }),
          storage.sleepers[index].isCancelled == false
        else { return }
        var sleeper = storage.sleepers.remove(at: index)
        sleeper.isCancelled = true
        storage.insert(sleeper, at: storage.now)
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
      guard let next = storage.sleepers.last, next.deadline <= limit else { return nil }
      storage.sleepers.removeLast()
      storage.now = max(storage.now, next.deadline)
      return next
    }
    guard let sleeper else { return false }
    if sleeper.isCancelled {
      sleeper.continuation.resume(throwing: CancellationError())
    } else {
      sleeper.continuation.resume()
    }
    return true
  }

  /// Moves time forward when nothing is left to wake before `time`.
  func move(to time: Duration) {
    self.storage.withLock { $0.now = max($0.now, time) }
  }
}

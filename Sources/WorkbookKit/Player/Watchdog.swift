import HeadlessUI
import Synchronization

/// Ends the process when a step neither ends nor finishes a job.
///
/// A loop without `await` never returns to the simulation, so only another thread can see it. That
/// thread counts its own short naps instead of reading a clock: a laptop that sleeps, or a
/// debugger that halts every thread, then costs no patience.
final class Watchdog: Sendable {
  private static let napsPerLimit = 10

  private let limit: TimeInterval
  private let position = Mutex<String?>(nil)
  private let steps = Atomic(0)

  /// Starts watching; the thread lives as long as the process.
  ///
  /// - Parameter limit: The longest silence that is tolerated, in seconds.
  init(limit: TimeInterval) {
    self.limit = limit
    Thread.detachNewThread { self.watch() }
  }

  /// Tells that a step begins, which is also a sign of life.
  ///
  /// - Parameter position: The chapter, the act and the step.
  func enter(_ position: String) {
    self.position.withLock { $0 = position }
    self.steps.add(1, ordering: .relaxed)
  }

  /// Tells that the step under way goes on.
  func signOfLife() { self.steps.add(1, ordering: .relaxed) }

  /// Tells that the step has ended: until the next one, silence is fine.
  func leave() {
    self.position.withLock { $0 = nil }
  }

  private func watch() {
    var patience = Patience(naps: Self.napsPerLimit)
    while true {
      Thread.sleep(forTimeInterval: self.limit / Double(Self.napsPerLimit))
      let signs = self.steps.load(ordering: .relaxed) + jobsRun.load(ordering: .relaxed)
      let position = self.position.withLock(\.self)
      if patience.isOver(afterNapWith: signs, isWaiting: position != nil), let position {
        self.bark(position)
      }
    }
  }

  private func bark(_ position: String) -> Never {
    let message =
      "\(position): nothing has happened for \(self.limit.formatted()) s."
      + " Look for a loop without “await” in the code that this step runs.\n"
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    // The main thread is stuck, so `exit` could wait for it: flush by hand and leave at once.
    fflush(nil)
    _exit(ExitStatus.failure.rawValue)
  }
}

/// Counts naps without a sign of life.
struct Patience {
  private let naps: Int
  private var silentNaps = 0
  private var lastSigns = 0

  init(naps: Int) {
    self.naps = naps
  }

  /// Notes what a nap has brought.
  ///
  /// - Parameters:
  ///   - signs: How many signs of life there have been in all.
  ///   - isWaiting: Whether anybody waits for one; silence between two steps is fine.
  /// - Returns: Whether there has been none for as many naps as there is patience for.
  mutating func isOver(afterNapWith signs: Int, isWaiting: Bool) -> Bool {
    self.silentNaps = signs == self.lastSigns && isWaiting ? self.silentNaps + 1 : 0
    self.lastSigns = signs
    return self.silentNaps >= self.naps
  }
}

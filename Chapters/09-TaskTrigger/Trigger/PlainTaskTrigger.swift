import HeadlessUI

/// A trigger for a task that needs no value.
typealias PlainTaskTrigger = TaskTrigger<Bool>

extension PlainTaskTrigger {
  /// Starts the task; one that is still running is cancelled.
  mutating func trigger() {
    self.trigger(value: true)
  }
}

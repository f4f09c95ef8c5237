import HeadlessUI

/// A value that starts a task, and starts it again each time it is triggered.
///
/// Keep it in a `@State` and hand `$trigger` to the modifier `task(_:_:)`.
struct TaskTrigger<Value: Equatable & Sendable>: Equatable, Sendable {
  /// What the task of this trigger should be doing.
  private(set) var state = TaskState.none
}

extension TaskTrigger {
  /// Whether a task runs, or is about to.
  var isActive: Bool { self.state != .none }

  /// Starts the task with a value; one that is still running is cancelled.
  ///
  /// - Parameters:
  ///   - value: What the task gets.
  ///   - id: Tells this start from others. A task that was started with the same value and the same
  ///     id goes on.
  mutating func trigger(value: Value, id: UUID = UUID()) {
    self.state = .active(value: value, uuid: id)
  }

  /// Cancels the task, if there is one.
  mutating func cancel() {
    self.state = .none
  }

  /// Notes that a run is over, unless a later one has been asked for meanwhile.
  ///
  /// - Parameter state: The state that the run was started for.
  mutating func finish(_ state: TaskState) {
    guard self.state == state else { return }
    self.state = .none
  }
}

import HeadlessUI

extension TaskTrigger {
  /// What the task of a trigger should be doing.
  enum TaskState: Equatable, Sendable {
    /// Nothing.
    case none
    /// Its work on a value. The id makes two starts with one value differ.
    case active(value: Value, uuid: UUID)
  }
}

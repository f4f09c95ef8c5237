import HeadlessUI

/// Keeps one task, and the id that it was started for.
@MainActor
final class TaskPropertyStorage<T: Equatable> {
  private var id: T?
  private var task: Task<Void, Never>?

  isolated deinit {
    self.task?.cancel()
  }
}

extension TaskPropertyStorage {
  /// Starts the task; under another id than before, it cancels the old task and starts a new one.
  func update(id: T, _ action: sending @escaping @isolated(any) () async -> Void) {
    if self.id != id {
      self.id = id
      self.task?.cancel()
      self.task = Task.immediate { await action() }
    }
  }
}

import HeadlessUI

/// Keeps one task, without a view, and without knowing what the task is for.
@MainActor
final class TaskPropertyStorage {
  private var task: Task<Void, Never>?

  isolated deinit {
    self.task?.cancel()
  }
}

extension TaskPropertyStorage {
  /// Starts the task, if that has not happened yet.
  func update(_ action: sending @escaping @isolated(any) () async -> Void) {
    if self.task == nil {
      self.task = Task.immediate { await action() }
    }
  }
}

import HeadlessUI

/// Keeps one timer, without a view: its latest time, and its task.
@Observable
@MainActor
final class TimerPropertyStorage {
  private(set) var date = Date.now
  @ObservationIgnored private var task: Task<Void, Never>?

  isolated deinit {
    self.task?.cancel()
  }
}

extension TimerPropertyStorage {
  /// Starts the timer's task, if that has not happened yet.
  func update(_ action: sending @escaping @isolated(any) () async -> Void) {
    if self.task == nil {
      self.task = Task.immediate { await action() }
    }
  }

  /// Stores a new time; whoever has read the old one is told.
  func update(date: Date) {
    self.date = date
  }
}

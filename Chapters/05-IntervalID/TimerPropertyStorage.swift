import HeadlessUI

/// Keeps the latest time of one timer, without a view, and without a task.
@Observable
@MainActor
final class TimerPropertyStorage {
  private(set) var date = Date.now
}

extension TimerPropertyStorage {
  /// Stores a new time; whoever has read the old one is told.
  func update(date: Date) {
    self.date = date
  }
}

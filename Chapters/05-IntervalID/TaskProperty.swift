import HeadlessUI

/// A task that begins at the first update, begins anew when its id changes, and ends with the
/// identity of the view.
@MainActor
struct TaskProperty<T: Equatable>: @MainActor DynamicProperty {
  @State private var storage = TaskPropertyStorage<T>()
}

extension TaskProperty {
  /// Starts the task, or starts it anew if the id has changed; to be called at each update.
  func update(id: T, _ action: sending @escaping @isolated(any) () async -> Void) {
    self.storage.update(id: id, action)
  }
}

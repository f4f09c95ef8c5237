import HeadlessUI

extension Stuck {
  /// A task that begins at the first update, and ends with the identity of the view.
  @MainActor
  struct TaskProperty: @MainActor DynamicProperty {
    @State private var storage = TaskPropertyStorage()
  }
}

extension Stuck.TaskProperty {
  /// Starts the task, if that has not happened yet; to be called at each update.
  func update(_ action: sending @escaping @isolated(any) () async -> Void) {
    self.storage.update(action)
  }
}

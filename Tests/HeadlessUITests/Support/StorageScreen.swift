import HeadlessUI

/// Owns a task, as a dynamic property's storage does.
@MainActor private final class Storage {
  private var task: Task<Void, Never>?

  func start() {
    guard self.task == nil else { return }
    print("storage starts")
    self.task = Task { await waitForCancellation("task") }
  }

  deinit {
    print("storage is gone")
    self.task?.cancel()
  }
}

/// Starts the task of a storage that the view keeps.
@MainActor struct StorageStarter: @MainActor DynamicProperty {
  @State private var storage = Storage()

  func start() { storage.start() }
}

/// A view whose state owns a task.
struct StorageScreen: View {
  private var starter = StorageStarter()

  var body: some View {
    Text("screen")
      .onAppear { starter.start() }
      .printsAppearance("screen")
  }
}

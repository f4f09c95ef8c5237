import HeadlessUI

/// Counts seconds for as long as its state lives: the task is cancelled by the storage's `deinit`.
@MainActor
@propertyWrapper
struct TickProperty: @MainActor DynamicProperty {
  @State private var storage = TickStorage()

  var wrappedValue: Int { self.storage.ticks }

  func update() {
    self.storage.start { @MainActor [weak storage = self.storage] in
      print("started")
      defer { print("cancelled") }
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) { storage?.tick() }
    }
  }
}

@Observable @MainActor
final class TickStorage {
  private(set) var ticks = 0
  @ObservationIgnored private var task: Task<Void, Never>?

  func start(_ action: sending @escaping @isolated(any) () async -> Void) {
    guard self.task == nil else { return }
    self.task = Task.immediate { await action() }
  }

  func tick() {
    self.ticks += 1
    print("tick \(self.ticks)")
  }

  isolated deinit {
    self.task?.cancel()
  }
}

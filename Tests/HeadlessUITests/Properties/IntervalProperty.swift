import HeadlessUI

/// Runs a task for as long as its state lives, and anew whenever an id changes.
@MainActor
struct TaskProperty<ID: Equatable>: @MainActor DynamicProperty {
  @State private var storage = TaskStorage<ID>()

  func update(id: ID, _ action: sending @escaping @isolated(any) () async -> Void) {
    self.storage.update(id: id, action)
  }
}

@MainActor
final class TaskStorage<ID: Equatable> {
  private var id: ID?
  private var task: Task<Void, Never>?

  func update(id: ID, _ action: sending @escaping @isolated(any) () async -> Void) {
    guard self.id != id else { return }
    self.id = id
    self.task?.cancel()
    self.task = Task.immediate { await action() }
  }

  isolated deinit {
    self.task?.cancel()
  }
}

/// Counts intervals, whose length can be changed: a property made of two others.
@MainActor
@propertyWrapper
struct IntervalProperty: @MainActor DynamicProperty {
  private var task = TaskProperty<Int>()
  @State private var storage = IntervalStorage()
  @State var interval = 1

  var wrappedValue: Int { self.storage.count }
  var projectedValue: Binding<Int> { self.$interval }

  func update() {
    let seconds = self.interval
    self.task.update(id: seconds) { @MainActor [weak storage = self.storage] in
      print("every \(seconds) s")
      defer { print("no longer every \(seconds) s") }
      for await _ in AsyncTimerSequence.repeating(every: .seconds(seconds)) { storage?.add() }
    }
  }
}

@Observable @MainActor
final class IntervalStorage {
  private(set) var count = 0

  func add() {
    self.count += 1
    print("count \(self.count)")
  }
}

import Synchronization

/// The tasks that code of one simulation has made and that have not ended yet.
///
/// The executor sees jobs, not tasks: a task that waits on a stream has no job anywhere. That is why
/// the ways to make a task are shadowed, and each of them signs its task in and out here.
final class TaskRegister: Sendable {
  /// A task and where it came from.
  struct Entry: Sendable {
    let number: Int
    let name: String?
    let view: String?
    let step: String
    let time: Duration
  }

  private struct Storage {
    var count = 0
    var live: [Int: Entry] = [:]
  }

  private let storage = Mutex(Storage())

  /// The tasks that have not ended, oldest first.
  var live: [Entry] {
    self.storage.withLock { $0.live.values.sorted { $0.number < $1.number } }
  }

  func begin(name: String?, view: String?, step: String, at time: Duration) -> Int {
    self.storage.withLock { storage in
      storage.count += 1
      storage.live[storage.count] = Entry(
        number: storage.count,
        name: name,
        view: view,
        step: step,
        time: time
      )
      return storage.count
    }
  }

  func end(_ number: Int) {
    self.storage.withLock { _ = $0.live.removeValue(forKey: number) }
  }
}

extension TaskRegister.Entry: CustomStringConvertible {
  var description: String {
    let name = self.name.map { " “\($0)”" } ?? ""
    let view = self.view.map { " by \($0)" } ?? ""
    return "Task \(self.number)\(name), made\(view) at \(self.time.inSeconds), step \(self.step)"
  }
}

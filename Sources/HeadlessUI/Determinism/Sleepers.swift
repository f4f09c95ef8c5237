/// The tasks that sleep on a clock, ready to tell which one wakes next: a heap.
///
/// Earlier deadlines come first and, of equal ones, whoever lay down first. Each sleeper knows its
/// place, so that one that is cancelled need not be looked for.
struct Sleepers {
  private struct Entry {
    let deadline: Duration
    let serial: Int
    // The task that sleeps holds it. To hold it here too would cost more than all the rest.
    unowned(unsafe) let sleeper: Sleeper

    func wakes(before other: Entry) -> Bool {
      self.deadline == other.deadline ? self.serial < other.serial : self.deadline < other.deadline
    }
  }

  private var entries: [Entry] = []
  private var lastSerial = 0

  var count: Int { self.entries.count }

  /// When the next one wakes.
  var nextDeadline: Duration? { self.entries.first?.deadline }

  mutating func insert(_ sleeper: Sleeper, until deadline: Duration) {
    self.lastSerial += 1
    let entry = Entry(deadline: deadline, serial: self.lastSerial, sleeper: sleeper)
    self.entries.append(entry)
    self.place(entry, notBelow: self.count - 1)
  }

  /// Takes out the next to wake.
  mutating func removeFirst() -> Sleeper {
    let sleeper = self.entries[0].sleeper
    self.remove(sleeper)
    return sleeper
  }

  /// Takes a sleeper out, if it is in.
  mutating func remove(_ sleeper: Sleeper) {
    guard let place = sleeper.place else { return }
    sleeper.place = nil
    let last = self.entries.removeLast()
    if place < self.count { self.place(last, notBelow: self.descend(from: place, with: last)) }
  }

  /// Moves up those below a place that wake before an entry.
  ///
  /// - Returns: The place that is free now.
  private mutating func descend(from place: Int, with entry: Entry) -> Int {
    var place = place
    while true {
      var child = 2 * place + 1
      if child + 1 < self.count, self.entries[child + 1].wakes(before: self.entries[child]) {
        child += 1
      }
      guard child < self.count, self.entries[child].wakes(before: entry) else { return place }
      self.put(self.entries[child], at: place)
      place = child
    }
  }

  /// Puts an entry at a free place, or above it if those there wake later.
  private mutating func place(_ entry: Entry, notBelow place: Int) {
    var place = place
    while place > 0, case let parent = (place - 1) / 2, entry.wakes(before: self.entries[parent]) {
      self.put(self.entries[parent], at: place)
      place = parent
    }
    self.put(entry, at: place)
  }

  private mutating func put(_ entry: Entry, at place: Int) {
    self.entries[place] = entry
    entry.sleeper.place = place
  }
}

/// A task that sleeps, or is about to, or did.
///
/// Its clock's lock guards it.
final class Sleeper: @unchecked Sendable {
  var continuation: UnsafeContinuation<Void, any Error>?
  var isCancelled = false
  /// Its place among the sleepers; `nil` before and after.
  fileprivate(set) var place: Int?
}

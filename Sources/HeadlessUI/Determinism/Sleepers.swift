/// The tasks that sleep on a clock, ready to tell which one wakes next: a heap.
///
/// Earlier deadlines come first and, of equal ones, whoever lay down first. Each sleeper knows its
/// place, so that one that is cancelled need not be looked for.
struct Sleepers {
  private var sleepers: [Sleeper] = []
  private var lastSerial = 0

  var count: Int { self.sleepers.count }

  /// The next to wake.
  var first: Sleeper? { self.sleepers.first }

  mutating func insert(_ sleeper: Sleeper, until deadline: Duration) {
    self.lastSerial += 1
    sleeper.deadline = deadline
    sleeper.serial = self.lastSerial
    self.sleepers.append(sleeper)
    self.rise(to: self.count - 1)
  }

  /// Takes a sleeper out, if it is in.
  mutating func remove(_ sleeper: Sleeper) {
    guard let place = sleeper.place else { return }
    self.sleepers.swapAt(place, self.count - 1)
    self.sleepers.removeLast().place = nil
    guard place < self.count else { return }
    self.rise(to: place)
    self.sink(from: place)
  }

  /// Lets the sleeper at a place change places with those above it that wake later.
  private mutating func rise(to place: Int) {
    var place = place
    while place > 0 {
      let above = (place - 1) / 2
      guard self.sleepers[place].wakes(before: self.sleepers[above]) else { break }
      self.sleepers.swapAt(place, above)
      self.sleepers[place].place = place
      place = above
    }
    self.sleepers[place].place = place
  }

  /// Lets the sleeper at a place change places with those below it that wake earlier.
  private mutating func sink(from place: Int) {
    var place = place
    while true {
      var next = place
      for below in (2 * place + 1)..<(2 * place + 3)
      where below < self.count && self.sleepers[below].wakes(before: self.sleepers[next]) {
        next = below
      }
      guard next != place else { break }
      self.sleepers.swapAt(place, next)
      self.sleepers[place].place = place
      place = next
    }
    self.sleepers[place].place = place
  }
}

/// A task that sleeps, or is about to, or did.
///
/// Its clock's lock guards it.
final class Sleeper: @unchecked Sendable {
  var continuation: UnsafeContinuation<Void, any Error>?
  var isCancelled = false
  fileprivate(set) var deadline = Duration.zero
  fileprivate var serial = 0
  /// Its place among the sleepers; `nil` before and after.
  fileprivate(set) var place: Int?

  fileprivate func wakes(before other: Sleeper) -> Bool {
    (self.deadline, self.serial) < (other.deadline, other.serial)
  }
}

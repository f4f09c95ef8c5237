/// State writes that wait for a pass of their own.
///
/// What is written outside `withAnimation` takes effect at once, and all of it shares the next pass.
/// What is written in a `withAnimation` block is a transaction of its own: it takes effect when the
/// passes before it are over, and so does everything written after it.
struct Transactions {
  private struct Transaction {
    let id: Int
    var writes: [() -> Void]
  }

  private var waiting: [Transaction] = []
  private var lastID = 0
  /// The transaction under way; 0 outside any `withAnimation`.
  private var currentID = 0

  /// Whether no transaction waits.
  var isEmpty: Bool { self.waiting.isEmpty }

  /// Whether a write takes effect at once.
  var isImmediate: Bool { self.currentID == 0 && self.waiting.isEmpty }

  /// Begins a transaction of its own; `end` takes what this returns.
  mutating func begin() -> Int {
    let outer = self.currentID
    self.lastID += 1
    self.currentID = self.lastID
    return outer
  }

  mutating func end(_ outer: Int) {
    self.currentID = outer
  }

  mutating func add(_ write: @escaping () -> Void) {
    if let last = self.waiting.last, last.id == self.currentID {
      self.waiting[self.waiting.count - 1].writes.append(write)
    } else {
      self.waiting.append(Transaction(id: self.currentID, writes: [write]))
    }
  }

  /// Takes the writes of the transaction that has waited longest.
  mutating func next() -> [() -> Void] {
    self.waiting.isEmpty ? [] : self.waiting.removeFirst().writes
  }
}

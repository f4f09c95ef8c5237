import HeadlessUI
import WorkbookKit

extension FavoritesMemo {
  /// 6.4: bring a storage down to constant time.
  static var constantTime: Exercise {
    Exercise("6.4", .budget, function: exercise6_4) { make in
      let rebuilt = Measurement(make(), .rebuilt)
      let last = Measurement(make(), .lastRenamed)
      let middle = Measurement(make()) { $0[$0.count / 2].name = "Mia" }
      let appended = Measurement(make(), .appended)
      let all = [rebuilt, last, middle, appended]
      Fact(
        "1 000 equal contacts, built separately, take at most 2 comparisons",
        0...2 ~= rebuilt.comparisons,
        details: rebuilt.words
      )
      Fact(
        "1 000 contacts, the last renamed, take at most 2 comparisons",
        0...2 ~= last.comparisons,
        details: last.words
      )
      Fact("If the last was renamed, the result is right", last.isRight)
      Fact("If one in the middle was renamed, the result is right", middle.isRight)
      Fact("If one was added, the result is right", appended.isRight)
      Fact(
        "An equal array that was built separately is another array: it is computed with",
        expected: 1,
        actual: rebuilt.computations
      )
      Fact(
        "Each array is computed with once, and not again when it is passed once more",
        all.allSatisfy { $0.computations <= 1 && $0.laterComputations == 0 },
        details: all.map(\.words).joined(separator: "\n")
      )
      Mistake(
        "`==` of arrays asks for the buffer, and then looks at the contacts one by one. Only the first"
          + " question takes the same time for any number; `isTriviallyIdentical(to:)` is that question.",
        if: rebuilt.comparisons > 2
      )
      Mistake(
        "A change was missed. Neither the number of contacts nor some of them can tell that all are the"
          + " same.",
        if: last.isRight == false || middle.isRight == false
      )
      Mistake(
        "It knows that the contacts are equal, so somebody has looked at each of them, past the counter.",
        if: 0...2 ~= rebuilt.comparisons && rebuilt.computations == 0
          && last.isRight && middle.isRight
      )
      Mistake(
        "The counter runs backwards. It is there for you to see what a comparison costs.",
        if: all.contains { $0.comparisons < 0 }
      )
      Mistake(
        "No contact is compared, because nothing is remembered.",
        if: all.contains { $0.laterComputations > 0 }
      )
    }
  }
}

/// What it costs a storage that 1 000 contacts change.
@MainActor
private struct Measurement {
  /// How many times contacts were compared.
  private(set) var comparisons = 0
  /// How often the result was computed after the change.
  private(set) var computations = 0
  /// How often it was computed after the same contacts were passed once more.
  private(set) var laterComputations = 0
  /// Whether the result was that for the contacts passed last.
  private(set) var isRight = false

  init(_ storage: any ContactStorage, _ change: (inout [Contact]) -> Void) {
    let contacts = (1...1_000).map { Contact(name: "No. \($0)", isFavorite: true) }
    var computations = 0
    func names() -> [String] {
      storage.result { contacts in
        computations += 1
        return contacts.filter(\.isFavorite)
      }.map(\.name)
    }
    storage.update(contacts)
    _ = names()
    var changed = contacts
    change(&changed)
    (computations, Contact.comparisons) = (0, 1_000_000)
    storage.update(changed)
    let result = names()
    self.comparisons = Contact.comparisons - 1_000_000
    self.computations = computations
    storage.update(changed)
    let later = names()
    self.laterComputations = computations - self.computations
    self.isRight = [result, later].allSatisfy { $0 == changed.filter(\.isFavorite).map(\.name) }
  }

  init(_ storage: any ContactStorage, _ change: ContactChange) {
    self.init(storage) { $0 = change.applied(to: $0) }
  }

  /// The numbers in a line.
  var words: String {
    "\(self.comparisons) comparisons, \(self.computations) computations, then"
      + " \(self.laterComputations) more"
  }
}

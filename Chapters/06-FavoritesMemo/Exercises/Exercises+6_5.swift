import HeadlessUI
import WorkbookKit

extension FavoritesMemo {
  /// 6.5: write a test of a storage.
  static var storageTest: Exercise {
    Exercise("6.5", .extend, function: exercise6_5) { isRight in
      let acceptsFavorites = isRight(Favorites.Storage())
      let acceptsOther = isRight(BrokenStorage(.nowhere))
      let rejects = { (fault: BrokenStorage.Fault) in isRight(BrokenStorage(fault)) == false }
      Fact("It accepts the storage of this chapter", acceptsFavorites)
      Fact("It accepts another one that does the same", acceptsOther)
      Fact("It rejects one that remembers nothing", rejects(.remembersNothing))
      Fact("It rejects one that never forgets", rejects(.neverForgets))
      Fact("It rejects one that looks at the number of contacts alone", rejects(.looksAtCount))
      Fact(
        "It rejects one that computes with the contacts before",
        rejects(.computesWithOldContacts)
      )
      Mistake(
        "Results cannot tell whether something is remembered: whoever computes each time is always right."
          + " Count how often the storage computes, and ask twice for the same contacts.",
        if: rejects(.remembersNothing) == false && rejects(.neverForgets)
      )
      Mistake(
        "Counting alone does not do: a storage can compute at the right moments, and with the wrong"
          + " contacts. Look at the result, too.",
        if: rejects(.computesWithOldContacts) == false && rejects(.remembersNothing)
      )
      Mistake(
        "A storage that looks at the number of contacts hears of each one that is added. Change one"
          + " without adding any.",
        if: rejects(.looksAtCount) == false && rejects(.neverForgets)
      )
      Mistake(
        "Two storages do the same, and the test accepts one of them. Ask what a storage does, not what it"
          + " is.",
        if: acceptsFavorites != acceptsOther
      )
      Mistake(
        "The test asks for more than a storage has to do: right ones fail it. Nothing is computed before"
          + " somebody asks for the result, and after that only for other contacts.",
        if: acceptsFavorites == false && acceptsOther == false
      )
    }
  }
}

/// A storage that does one thing wrong, if any.
private final class BrokenStorage: ContactStorage {
  enum Fault {
    case nowhere
    case remembersNothing
    case neverForgets
    case looksAtCount
    case computesWithOldContacts
  }

  private let fault: Fault
  private var contacts: [Contact] = []
  private var before: [Contact] = []
  private var remembered: [Contact]?

  init(_ fault: Fault) {
    self.fault = fault
  }
}

extension BrokenStorage {
  func update(_ contacts: [Contact]) {
    if self.contacts != contacts {
      self.before = self.contacts.isEmpty ? contacts : self.contacts
      switch self.fault {
      case .neverForgets: break
      case .looksAtCount where self.contacts.count == contacts.count: break
      default: self.remembered = nil
      }
    }
    self.contacts = contacts
  }

  func result(_ compute: ([Contact]) -> [Contact]) -> [Contact] {
    if let remembered = self.remembered, self.fault != .remembersNothing { return remembered }
    let result = compute(self.fault == .computesWithOldContacts ? self.before : self.contacts)
    self.remembered = result
    return result
  }
}

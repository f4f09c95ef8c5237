@testable import FavoritesMemoChapter

/// Whether a new storage does what it should.
@MainActor
func variant6_5(_ storage: any ContactStorage) -> Bool {
  let log = Log()
  for change in ContactChange.allCases {
    let contacts = change.applied(to: Contact.samples)
    for _ in 1...2 {
      storage.update(contacts)
      log.results.append(storage.result(log.favorites))
    }
    if log.results.suffix(2).contains(where: { $0 != contacts.filter(\.isFavorite) }) {
      print("wrong after “\(change.rawValue)”")
      return false
    }
  }
  return log.computations == 4
}

/// What a storage has done.
private final class Log {
  var results: [[Contact]] = []
  private(set) var computations = 0

  func favorites(_ contacts: [Contact]) -> [Contact] {
    self.computations += 1
    return contacts.filter(\.isFavorite)
  }
}

@testable import FavoritesMemoChapter

/// Whether a new storage does what it should.
@MainActor
func solution6_5(_ storage: any ContactStorage) -> Bool {
  var computations = 0
  func names() -> [String] {
    storage.result { contacts in
      computations += 1
      return contacts.filter(\.isFavorite)
    }.map(\.name)
  }

  // It computes when somebody asks, and remembers.
  storage.update(Contact.samples)
  guard names() == ["Ada", "Cleo", "Eva"], computations == 1 else { return false }
  storage.update(Contact.samples)
  guard names() == ["Ada", "Cleo", "Eva"], computations == 1 else { return false }

  // It hears of a change, also if there are as many contacts as before.
  var renamed = Contact.samples
  renamed[0].name = "Ann"
  storage.update(renamed)
  return names() == ["Ann", "Cleo", "Eva"] && computations == 2
}

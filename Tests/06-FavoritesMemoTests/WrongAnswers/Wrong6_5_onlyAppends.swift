// Told: Change one without adding any
@testable import FavoritesMemoChapter

/// Whether a new storage does what it should.
@MainActor
func wrong6_5_onlyAppends(_ storage: any ContactStorage) -> Bool {
  var computations = 0
  func names() -> [String] {
    storage.result { contacts in
      computations += 1
      return contacts.filter(\.isFavorite)
    }.map(\.name)
  }

  storage.update(Contact.samples)
  guard names() == ["Ada", "Cleo", "Eva"] else { return false }
  storage.update(Contact.samples)
  guard names() == ["Ada", "Cleo", "Eva"], computations == 1 else { return false }
  storage.update(Contact.samples + [Contact(name: "Finn", isFavorite: true)])
  return names() == ["Ada", "Cleo", "Eva", "Finn"] && computations == 2
}

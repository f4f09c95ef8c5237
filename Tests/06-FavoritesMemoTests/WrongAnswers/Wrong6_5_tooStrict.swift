// Told: more than a storage has to do
@testable import FavoritesMemoChapter

/// Whether a new storage does what it should.
@MainActor
func wrong6_5_tooStrict(_ storage: any ContactStorage) -> Bool {
  var computations = 0
  func names() -> [String] {
    storage.result { contacts in
      computations += 1
      return contacts.filter(\.isFavorite)
    }.map(\.name)
  }

  storage.update(Contact.samples)
  storage.update(Contact.samples.reversed())
  guard names() == ["Eva", "Cleo", "Ada"] else { return false }
  return computations == 2
}

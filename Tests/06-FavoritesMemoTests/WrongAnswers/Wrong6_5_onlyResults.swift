// Told: Count how often the storage computes
@testable import FavoritesMemoChapter

/// Whether a new storage does what it should.
@MainActor
func wrong6_5_onlyResults(_ storage: any ContactStorage) -> Bool {
  func names() -> [String] { storage.result { $0.filter(\.isFavorite) }.map(\.name) }

  storage.update(Contact.samples)
  if names() != ["Ada", "Cleo", "Eva"] { return false }
  var renamed = Contact.samples
  renamed[0].name = "Ann"
  storage.update(renamed)
  return names() == ["Ann", "Cleo", "Eva"]
}

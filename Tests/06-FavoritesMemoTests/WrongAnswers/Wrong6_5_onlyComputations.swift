// Told: Look at the result, too
@testable import FavoritesMemoChapter

/// Whether a new storage does what it should.
@MainActor
func wrong6_5_onlyComputations(_ storage: any ContactStorage) -> Bool {
  var computations = 0
  func ask() {
    _ = storage.result { contacts in
      computations += 1
      return contacts
    }
  }

  storage.update(Contact.samples)
  ask()
  ask()
  if computations != 1 { return false }
  var renamed = Contact.samples
  renamed[0].name = "Ann"
  storage.update(renamed)
  ask()
  return computations == 2
}

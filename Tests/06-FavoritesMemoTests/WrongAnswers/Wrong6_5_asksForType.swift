// Told: not what it is
@testable import FavoritesMemoChapter

/// Whether a new storage does what it should.
@MainActor
func wrong6_5_asksForType(_ storage: any ContactStorage) -> Bool {
  storage is Favorites.Storage
}

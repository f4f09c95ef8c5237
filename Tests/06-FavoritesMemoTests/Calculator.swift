@testable import FavoritesMemoChapter

/// Computes favourites and counts how often it was asked to.
final class Calculator {
  private(set) var computations = 0

  func favorites(among contacts: [Contact]) -> [Contact] {
    self.computations += 1
    return contacts.filter(\.isFavorite)
  }
}

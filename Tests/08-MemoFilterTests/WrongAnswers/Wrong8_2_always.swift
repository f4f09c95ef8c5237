// Told: a didChange that always says yes is no memo
import HeadlessUI

@testable import MemoFilterChapter

/// Lists favourites, found by a filter that should never compare two contacts.
@MainActor
func wrong8_2_always() -> some View {
  FavoritesScreen { contacts in
    MemoFilter(identifying: contacts, isIncluded: \.isFavorite)
  }
}

extension MemoFilter {
  /// Makes a filter that computes.
  fileprivate init(identifying array: [Element], isIncluded: @escaping (Element) -> Bool) {
    self.init(
      array: array,
      didChange: { _, _ in true },
      isIncluded: isIncluded
    )
  }
}

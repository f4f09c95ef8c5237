// Told: The output is stale
import HeadlessUI

@testable import MemoFilterChapter

/// Lists favourites, found by a filter that should never compare two contacts.
@MainActor
func wrong8_2_count() -> some View {
  FavoritesScreen { contacts in
    MemoFilter(identifying: contacts, isIncluded: \.isFavorite)
  }
}

extension MemoFilter {
  /// Makes a filter that computes when elements come or go.
  fileprivate init(identifying array: [Element], isIncluded: @escaping (Element) -> Bool) {
    self.init(
      array: array,
      didChange: { old, new in old.count != new.count },
      isIncluded: isIncluded
    )
  }
}

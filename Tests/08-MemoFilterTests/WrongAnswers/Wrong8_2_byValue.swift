// Told: still compared by value
import HeadlessUI

@testable import MemoFilterChapter

/// Lists favourites, found by a filter that should never compare two contacts.
@MainActor
func wrong8_2_byValue() -> some View {
  FavoritesScreen { contacts in
    MemoFilter(identifying: contacts, isIncluded: \.isFavorite)
  }
}

extension MemoFilter where Element: Equatable {
  /// Makes a filter that computes when the array is not the same one as before.
  fileprivate init(identifying array: [Element], isIncluded: @escaping (Element) -> Bool) {
    self.init(
      array: array,
      didChange: !=,
      isIncluded: isIncluded
    )
  }
}

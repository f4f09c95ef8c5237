import HeadlessUI

@testable import MemoFilterChapter

/// Lists favourites, found by a filter that never compares two contacts.
@MainActor
func solution8_2() -> some View {
  FavoritesScreen { contacts in
    MemoFilter(identifying: contacts, isIncluded: \.isFavorite)
  }
}

extension MemoFilter {
  /// Makes a filter that computes when the array is not the same one as before.
  fileprivate init(identifying array: [Element], isIncluded: @escaping (Element) -> Bool) {
    self.init(
      array: array,
      didChange: { old, new in old.isTriviallyIdentical(to: new) == false },
      isIncluded: isIncluded
    )
  }
}

// Told: didChange answers the wrong way round
import HeadlessUI

@testable import MemoFilterChapter

/// Lists favourites, found by a filter that should never compare two contacts.
@MainActor
func wrong8_2_wrongWayRound() -> some View {
  FavoritesScreen { contacts in
    MemoFilter(identifying: contacts, isIncluded: \.isFavorite)
  }
}

extension MemoFilter {
  /// Makes a filter that computes when the array is not the same one as before.
  fileprivate init(identifying array: [Element], isIncluded: @escaping (Element) -> Bool) {
    self.init(
      array: array,
      didChange: { old, new in old.isTriviallyIdentical(to: new) },
      isIncluded: isIncluded
    )
  }
}

// Told: has looked at all contacts
import HeadlessUI

@testable import MemoFilterChapter

/// Lists favourites, found by a filter that should never compare two contacts.
@MainActor
func wrong8_2_byName() -> some View {
  FavoritesScreen { contacts in
    MemoFilter(
      array: contacts,
      didChange: { old, new in old.map(\.name) != new.map(\.name) },
      isIncluded: \.isFavorite
    )
  }
}

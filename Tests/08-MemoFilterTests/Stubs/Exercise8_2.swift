import HeadlessUI

/// Lists favourites, found by a filter that should never compare two contacts.
@MainActor
func exercise8_2() -> some View {
  FavoritesScreen { contacts in
    MemoFilter(array: contacts, isIncluded: \.isFavorite)
  }
}

extension MemoFilter {
  // Your initialiser goes here.
}

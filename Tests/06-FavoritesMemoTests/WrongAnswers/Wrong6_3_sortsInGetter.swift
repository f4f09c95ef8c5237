// Told: is done at each body
import HeadlessUI

@testable import FavoritesMemoChapter

/// Lists the favourites of an album, sorted by title.
@MainActor
func wrong6_3_sortsInGetter() -> some View {
  AlbumView { album in
    FavoriteSongsView(album: album)
  }
}

private struct FavoriteSongsView: View {
  let album: Album
  @State private var isBackwards = false
  @State private var isLarge = false

  var body: some View {
    Toggle("Z to A", isOn: $isBackwards)
    Toggle("Large Type", isOn: $isLarge)
    FavoriteSongList(album: album, isBackwards: isBackwards, isLarge: isLarge)
  }
}

private struct FavoriteSongList: View {
  private let loads: Int
  @SortedFavorites private var songs: [Song]
  private let isLarge: Bool

  init(album: Album, isBackwards: Bool, isLarge: Bool) {
    self.loads = album.loads
    self._songs = SortedFavorites(album.songs, isBackwards: isBackwards)
    self.isLarge = isLarge
  }

  var body: some View {
    Text("Loaded \(loads) times")
    List(songs) { song in
      SongRow(song: song)
        .font(isLarge ? .title : .body)
    }
  }
}

/// The favourites among some songs.
///
/// Should be sorted by title, from Z to A on demand, and computed only when one of its inputs has changed.
@propertyWrapper
private struct SortedFavorites: DynamicProperty {
  @State private var storage = Storage()
  private let songs: [Song]
  private let isBackwards: Bool

  init(_ songs: [Song], isBackwards: Bool) {
    self.songs = songs
    self.isBackwards = isBackwards
  }

  var wrappedValue: [Song] {
    self.storage.result { songs in
      print("computing new result")
      return songs.filter(\.isFavorite)
    }
    .sorted { isBackwards ? $0.title > $1.title : $0.title < $1.title }
  }

  func update() {
    self.storage.update(self.songs)
  }
}

extension SortedFavorites {
  /// Remembers a result until other songs are passed.
  final class Storage {
    private var songs: [Song] = []
    private var result: [Song]?

    func update(_ songs: [Song]) {
      if self.songs != songs {
        self.result = nil
      }
      self.songs = songs
    }

    func result(_ compute: ([Song]) -> [Song]) -> [Song] {
      if let result = self.result {
        return result
      }
      let result = compute(self.songs)
      self.result = result
      return result
    }
  }
}

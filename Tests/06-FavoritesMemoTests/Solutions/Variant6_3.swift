import HeadlessUI

@testable import FavoritesMemoChapter

/// Lists the favourites of an album, sorted by title.
@MainActor
func variant6_3() -> some View {
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
    Text("\(songs.count) favourites")
    List(songs) { song in
      SongRow(song: song)
        .font(isLarge ? .title : .body)
    }
  }
}

/// The favourites among some songs, sorted by title.
///
/// Begins with Z on demand. Is computed only when one of its inputs has changed.
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
    let sorted = self.storage.result { songs in
      print("sorting")
      return songs.filter(\.isFavorite).sorted(using: KeyPathComparator(\.title))
    }
    return self.isBackwards ? sorted.reversed() : sorted
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

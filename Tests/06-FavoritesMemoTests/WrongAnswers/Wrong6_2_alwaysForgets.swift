// Told: A memo that always forgets
import HeadlessUI

@testable import FavoritesMemoChapter

/// Lists the songs of an album that last some minutes at least.
@MainActor
func wrong6_2_alwaysForgets() -> some View {
  AlbumView { album in
    LongSongsView(album: album)
  }
}

private struct LongSongsView: View {
  let album: Album
  @State private var minimum = 2
  @State private var isLarge = false

  var body: some View {
    Stepper(value: $minimum, in: 1...5) {
      Text("At least \(minimum) min")
    }
    Toggle("Large Type", isOn: $isLarge)
    LongSongList(album: album, minimum: minimum, isLarge: isLarge)
  }
}

private struct LongSongList: View {
  private let loads: Int
  @LongSongs private var songs: [Song]
  private let isLarge: Bool

  init(album: Album, minimum: Int, isLarge: Bool) {
    self.loads = album.loads
    self._songs = LongSongs(album.songs, minimum: minimum)
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

/// The songs that last some minutes at least.
///
/// Should be computed again when the songs or the minutes have changed, and only then.
@propertyWrapper
private struct LongSongs: DynamicProperty {
  @State private var storage = Storage()
  private let songs: [Song]
  private let minimum: Int

  init(_ songs: [Song], minimum: Int) {
    self.songs = songs
    self.minimum = minimum
  }

  var wrappedValue: [Song] {
    self.storage.result { songs in
      print("computing new result")
      return songs.filter { $0.seconds >= self.minimum * 60 }
    }
  }

  func update() {
    self.storage.update(self.songs)
  }
}

extension LongSongs {
  /// Remembers a result until other songs are passed.
  final class Storage {
    private var songs: [Song] = []
    private var result: [Song]?

    func update(_ songs: [Song]) {
      self.result = nil
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

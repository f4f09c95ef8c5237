// Told: A memo that always forgets
import HeadlessUI

@testable import FavoritesMemoChapter

/// Lists the songs of an album that last some minutes at least.
@MainActor
func wrong6_2_onlyPrints() -> some View {
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
    self.storage.print(for: self.minimum)
    return self.songs.filter { $0.seconds >= self.minimum * 60 }
  }

  func update() {
    self.storage.update(self.songs)
  }
}

extension LongSongs {
  /// Prints a line when other songs or other minutes are passed.
  final class Storage {
    private var songs: [Song] = []
    private var minimum = 0
    private var isPrinted = false

    func update(_ songs: [Song]) {
      if self.songs != songs {
        self.isPrinted = false
      }
      self.songs = songs
    }

    func print(for minimum: Int) {
      if self.isPrinted, self.minimum == minimum { return }
      Swift.print("computing new result")
      self.isPrinted = true
      self.minimum = minimum
    }
  }
}

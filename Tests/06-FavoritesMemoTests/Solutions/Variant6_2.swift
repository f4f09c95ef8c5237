import HeadlessUI

@testable import FavoritesMemoChapter

/// Lists the songs of an album that last some minutes at least.
@MainActor
func variant6_2() -> some View {
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
/// Is computed again when the songs or the minutes have changed, and only then.
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
    self.storage.result { inputs in
      print("computing anew")
      return inputs.songs.filter { $0.seconds >= inputs.minimum * 60 }
    }
  }

  func update() {
    self.storage.update(Inputs(songs: self.songs, minimum: self.minimum))
  }
}

extension LongSongs {
  /// All that a result depends on.
  struct Inputs: Equatable {
    var songs: [Song] = []
    var minimum = 0
  }

  /// Remembers a result until other inputs are passed.
  final class Storage {
    private var inputs = Inputs()
    private var result: [Song]?

    func update(_ inputs: Inputs) {
      if self.inputs != inputs {
        self.result = nil
      }
      self.inputs = inputs
    }

    func result(_ compute: (Inputs) -> [Song]) -> [Song] {
      if let result = self.result {
        return result
      }
      let result = compute(self.inputs)
      self.result = result
      return result
    }
  }
}

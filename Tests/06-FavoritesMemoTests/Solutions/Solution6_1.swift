import HeadlessUI

@testable import FavoritesMemoChapter

/// Shows how long an album and its bonus songs play.
@MainActor
func solution6_1() -> some View {
  AlbumView { album in
    LengthsView(album: album)
  }
}

private struct LengthsView: View {
  let album: Album
  @State private var isLarge = false

  var body: some View {
    Toggle("Large Type", isOn: $isLarge)
    LengthView("Album", songs: album.songs, isLarge: isLarge)
    LengthView("Bonus", songs: album.bonus, isLarge: isLarge)
  }
}

private struct LengthView: View {
  private let title: String
  @TotalLength private var seconds: Int
  private let isLarge: Bool

  init(_ title: String, songs: [Song], isLarge: Bool) {
    self.title = title
    self._seconds = TotalLength(songs)
    self.isLarge = isLarge
  }

  var body: some View {
    Text("\(title): \(seconds) s")
      .font(isLarge ? .title : .body)
  }
}

/// How many seconds some songs play.
///
/// Is computed again when the songs have changed, and only then.
@propertyWrapper
private struct TotalLength: DynamicProperty {
  @State private var storage = Storage()
  private let songs: [Song]

  init(_ songs: [Song]) {
    self.songs = songs
  }

  var wrappedValue: Int {
    self.storage.result { songs in
      print("computing new result")
      return songs.map(\.seconds).reduce(0, +)
    }
  }

  func update() {
    self.storage.update(self.songs)
  }
}

extension TotalLength {
  /// Remembers a length until other songs are passed.
  final class Storage {
    private var songs: [Song] = []
    private var result: Int?

    func update(_ songs: [Song]) {
      if self.songs != songs {
        self.result = nil
      }
      self.songs = songs
    }

    func result(_ compute: ([Song]) -> Int) -> Int {
      if let result = self.result {
        return result
      }
      let result = compute(self.songs)
      self.result = result
      return result
    }
  }
}

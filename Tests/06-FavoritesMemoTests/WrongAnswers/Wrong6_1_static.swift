// Told: share a memo
import HeadlessUI

@testable import FavoritesMemoChapter

/// Shows how long an album and its bonus songs play.
@MainActor
func wrong6_1_static() -> some View {
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
/// Should be computed again when the songs have changed, and only then.
@MainActor
@propertyWrapper
private struct TotalLength: @MainActor DynamicProperty {
  private static let shared = Storage()
  private let songs: [Song]

  init(_ songs: [Song]) {
    self.songs = songs
  }

  var wrappedValue: Int {
    Self.shared.result { songs in
      print("computing new result")
      return songs.map(\.seconds).reduce(0, +)
    }
  }

  func update() {
    Self.shared.update(self.songs)
  }
}

extension TotalLength {
  /// Remembers a length until other songs are passed.
  @MainActor
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

// Told: nothing is remembered
import HeadlessUI

@testable import FavoritesMemoChapter

/// Shows how long an album and its bonus songs play.
@MainActor
func wrong6_1_onlyPrints() -> some View {
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
@propertyWrapper
private struct TotalLength: DynamicProperty {
  private let songs: [Song]

  init(_ songs: [Song]) {
    self.songs = songs
  }

  var wrappedValue: Int {
    let seconds = self.songs.map(\.seconds).reduce(0, +)
    if Printed.lengths.insert(seconds).inserted { print("computing new result") }
    return seconds
  }
}

/// For which lengths a line was printed.
private enum Printed {
  nonisolated(unsafe) static var lengths: Set<Int> = []
}

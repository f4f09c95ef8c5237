// Told: which one is better off comparing by value?
import HeadlessUI

@testable import MemoFilterChapter

/// The songs that can be played without a network, the most popular or the newest first.
@MainActor
func wrong8_4_byIdentity() -> some View {
  SongLibraryView { library in
    OfflineView(library: library)
  }
}

private struct OfflineView: View {
  @OfflineSongs private var songs: [Song]
  @State private var selection: Song.ID?

  init(library: SongLibrary) {
    self._songs = OfflineSongs(songs: library.songs)
  }

  var body: some View {
    Toggle("Newest First", isOn: _songs.$isNewestFirst)
    List(songs, selection: $selection) { song in
      Text("Song \(song.id)")
    }
  }
}

/// The songs on the device, sorted; should filter only when the songs have changed, and sort only when the
/// songs on the device or the order has.
@propertyWrapper
private struct OfflineSongs: DynamicProperty {
  @MemoFilter<Song> private var downloads: [Song]
  @MemoProperty<[Song], Bool, [Song]> private var output: [Song]
  @State var isNewestFirst = false
  private let songs: [Song]

  init(songs: [Song]) {
    self.songs = songs
  }

  var wrappedValue: [Song] {
    self.output
  }

  mutating func update() {
    self._downloads.update(
      array: self.songs,
      didChange: { old, new in old.isTriviallyIdentical(to: new) == false },
      isIncluded: { $0.isOnDevice() }
    )
    self._output.update(
      dependencySelector: DependencySelector(
        dependency: self.downloads,
        didChange: { old, new in old.isTriviallyIdentical(to: new) == false }
      ),
      DependencySelector(dependency: self.isNewestFirst, didChange: !=),
      outputSelector: OutputSelector { songs, isNewestFirst in
        songs.sorted { isNewestFirst ? $0.isNewer(than: $1) : $0.isMorePopular(than: $1) }
      }
    )
  }
}

import HeadlessUI

@testable import MemoFilterChapter

/// The songs that can be played without a network, the most popular or the newest first.
@MainActor
func variant8_4() -> some View {
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

/// The songs on the device, sorted; filters only when the songs have changed, and sorts only when the songs on
/// the device or the order has.
@propertyWrapper
private struct OfflineSongs: DynamicProperty {
  private var filtered: MemoProperty<[Song], [Song]>
  private var sorted = MemoProperty<Bool, [Song], [Song]>()
  @State var isNewestFirst = false

  init(songs: [Song]) {
    self.filtered = MemoProperty(
      dependencySelector: DependencySelector(dependency: songs, didChange: !=),
      outputSelector: OutputSelector { songs in
        print("computing new output")
        return songs.filter { $0.isOnDevice() }
      }
    )
  }

  var wrappedValue: [Song] { self.sorted.wrappedValue }

  mutating func update() {
    self.sorted.update(
      dependencySelector: DependencySelector(dependency: self.isNewestFirst, didChange: !=),
      DependencySelector(dependency: self.filtered.wrappedValue) { old, new in
        old.map(\.id) != new.map(\.id)
      },
      outputSelector: OutputSelector(output: Self.sorted)
    )
  }

  private static func sorted(isNewestFirst: Bool, songs: [Song]) -> [Song] {
    if isNewestFirst {
      return songs.sorted { $0.isNewer(than: $1) }
    }
    return songs.sorted { $0.isMorePopular(than: $1) }
  }
}

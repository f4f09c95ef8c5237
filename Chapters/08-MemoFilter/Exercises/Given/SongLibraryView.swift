import HeadlessUI

/// The songs, and how often they were loaded.
struct SongLibrary {
  private(set) var songs = Song.samples
  private(set) var loads = 1
}

extension SongLibrary {
  /// Adds a song that is more popular and newer than all others.
  mutating func add(isDownloaded: Bool) {
    self.songs.append(Song.new(self.songs.count + 1, isDownloaded: isDownloaded))
  }

  /// Loads the songs again: they come out the same, in an array that was built anew.
  mutating func refresh() {
    self.songs = self.songs.map(\.copy)
    self.loads += 1
  }
}

/// Owns a library and hands it to a view.
struct SongLibraryView<Content: View>: View {
  @State private var library = SongLibrary()
  private let content: (SongLibrary) -> Content

  init(@ViewBuilder content: @escaping (SongLibrary) -> Content) {
    self.content = content
  }

  var body: some View {
    VStack {
      Button("Add Download") { library.add(isDownloaded: true) }
      Button("Add from Cloud") { library.add(isDownloaded: false) }
      Button("Refresh") { library.refresh() }
      content(library)
    }
  }
}

import HeadlessUI

/// Owns an album, hands it to a view, and prints on demand how often its songs were looked at.
struct AlbumView<Content: View>: View {
  @State private var album = Album()
  private let content: (Album) -> Content

  init(@ViewBuilder content: @escaping (Album) -> Content) {
    self.content = content
  }

  var body: some View {
    VStack {
      Button("Add Song") { album.add() }
      Button("Rename Song") { album.rename() }
      Button("Reload") { album.reload() }
      Button("Measure") {
        print("looks at songs: \(Song.looks)")
        Song.looks = 0
      }
      content(album)
    }
  }
}

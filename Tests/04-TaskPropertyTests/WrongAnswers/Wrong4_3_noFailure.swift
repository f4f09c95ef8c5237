// Told: whatever the loader throws
import HeadlessUI

@testable import TaskPropertyChapter

/// An album on the first tab, a search on the second.
@MainActor
func wrong4_3_noFailure() -> some View {
  TabView {
    AlbumView(loader: .demo)
      .tabItem { Label("Album", systemImage: "photo.on.rectangle") }
    Text("Search")
      .tabItem { Label("Search", systemImage: "magnifyingglass") }
  }
}

/// Shows and hides the photos of an album.
private struct AlbumView: View {
  let loader: PhotoLoader
  @State private var isBeachShown = false
  @State private var isAtticShown = false
  @State private var likes = 0

  init(loader: PhotoLoader) {
    self.loader = loader
  }

  var body: some View {
    VStack {
      Button("Like") {
        likes += 1
      }
      Button(isBeachShown ? "Hide Beach" : "Show Beach") {
        isBeachShown.toggle()
      }
      if isBeachShown {
        PhotoView(url: .photo("beach.jpg"), likes: likes, loader: loader)
      }
      Button(isAtticShown ? "Hide Attic" : "Show Attic") {
        isAtticShown.toggle()
      }
      if isAtticShown {
        PhotoView(url: .photo("attic.jpg"), likes: likes, loader: loader)
      }
    }
  }
}

/// Shows one photo, in whatever state it is, and how many people like the album.
private struct PhotoView: View {
  let likes: Int
  @ImageProperty private var phase: ImagePhase

  init(url: URL, likes: Int, loader: PhotoLoader) {
    self.likes = likes
    self._phase = ImageProperty(url, loader: loader)
  }

  var body: some View {
    VStack {
      switch phase {
      case .loading: ProgressView("Loading")
      case .loaded(let photo): Text(photo.caption)
      case .failed: Text("No photo")
      }
      Text("Likes: \(likes)")
    }
  }
}

/// A photo, loaded once for the view that declares it.
///
/// Its URL does not change.
@MainActor
@propertyWrapper
private struct ImageProperty: @MainActor DynamicProperty {
  private let url: URL
  private let loader: PhotoLoader
  private var task = TaskProperty()
  @State private var storage = ImagePropertyStorage()

  init(_ url: URL, loader: PhotoLoader) {
    self.url = url
    self.loader = loader
  }

  var wrappedValue: ImagePhase { self.storage.phase }

  func update() {
    self.task.update { @MainActor [url, loader, storage] in
      if let photo = try? await loader.load(url) {
        storage.update(phase: .loaded(photo))
      }
    }
  }
}

/// Keeps how far one photo has come, without a view, and without a task.
@Observable
@MainActor
private final class ImagePropertyStorage {
  private(set) var phase = ImagePhase.loading

  /// Stores a new phase; whoever has read the old one is told.
  func update(phase: ImagePhase) {
    self.phase = phase
  }
}

/// How far a photo has come.
private enum ImagePhase {
  case loading
  case loaded(Photo)
  case failed
}

/// What comes from the server.
private struct Photo {
  let caption: String
}

/// Loads photos, in whatever way it was given.
private struct PhotoLoader {
  let load: @MainActor (URL) async throws -> Photo
}

extension PhotoLoader {
  /// Takes two seconds for each photo, and does not find that of the attic.
  @MainActor fileprivate static let demo = PhotoLoader { url in
    print("GET \(url.lastPathComponent)")
    try await Task.sleep(for: .seconds(2))
    if url.lastPathComponent == "attic.jpg" { throw CocoaError(.fileNoSuchFile) }
    return Photo(caption: "Sand and \(url.lastPathComponent)")
  }
}

extension URL {
  /// The address of a photo on the server.
  fileprivate static func photo(_ name: String) -> URL {
    URL(filePath: "/photos/\(name)")
  }
}

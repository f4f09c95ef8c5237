import Foundation

/// Finds the programs of chapters beside the program or test bundle that asks.
enum ChapterProgram {
  /// Locates a chapter's program; `nil` if it is not where this code was built.
  ///
  /// - Parameter name: What readers type after `swift run`.
  /// - Returns: The file.
  static func url(named name: String) -> URL? {
    guard var folder = Self.image?.deletingLastPathComponent() else { return nil }
    // On macOS a test bundle is a folder with the code some levels further down.
    for _ in 0..<4 {
      let file = folder.appending(path: name)
      let values = try? file.resourceValues(forKeys: [.isRegularFileKey])
      if values?.isRegularFile == true, FileManager.default.isExecutableFile(atPath: file.path) {
        return file
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The file that holds this code.
  private static var image: URL? {
    #if canImport(Darwin)
    // A test bundle is loaded by a program from elsewhere.
    var info = Dl_info()
    guard dladdr(#dsohandle, &info) != 0, let path = info.dli_fname else { return nil }
    return URL(filePath: String(cString: path))
    #else
    return Bundle.main.executableURL
    #endif
  }
}

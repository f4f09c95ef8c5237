import Foundation
import WorkbookKit

/// A copy of the checkout in which files can be replaced, with no tests but those that grade.
///
/// The others would be compiled anew after each change of a chapter, for minutes and for nothing.
struct Mirror {
  /// What a build needs.
  private static let entries = [
    "Package.swift", "Chapters", "Sources", "Tests", "docs", "README.md",
  ]

  private let original: Repository

  /// The folder of the copy.
  let root: URL

  /// Locates a copy; it need not be there yet.
  init(of original: Repository, at path: String) {
    self.original = original
    self.root = original.url(path)
  }

  /// Whether grading needs a file.
  private static func isNeeded(_ path: String) -> Bool {
    path.hasPrefix("Tests/") == false || path.hasSuffix("/ExerciseTests.swift")
      || path.contains("/Stubs/")
  }

  /// Makes the copy like the original again; files that are alike stay as they are, for the build's sake.
  func refresh() throws {
    try FileManager.default.createDirectory(at: self.root, withIntermediateDirectories: true)
    var files: [String: Data] = [:]
    // The manifest wants something in each target.
    for target in try FileManager.default.contentsOfDirectory(
      atPath: self.original.url("Tests").path
    ) {
      files["Tests/\(target)/LeftOut.swift"] = Data("// Its other tests are left out here.\n".utf8)
    }
    for entry in Self.entries {
      for path in self.paths(below: entry, of: self.original.root) where Self.isNeeded(path) {
        files[path] = try Data(contentsOf: self.original.url(path))
      }
      for path in self.paths(below: entry, of: self.root) where files[path] == nil {
        try FileManager.default.removeItem(at: self.root.appending(path: path))
      }
    }
    try self.write(files)
  }

  /// Replaces files.
  ///
  /// - Parameter texts: The new contents, by their paths.
  /// - Throws: What the file system says against it.
  func write(_ texts: [String: String]) throws {
    try self.write(texts.mapValues { Data($0.utf8) })
  }

  private func write(_ files: [String: Data]) throws {
    // A build may overlook a file that changes in the second in which the last build has ended.
    Thread.sleep(forTimeInterval: 1.1)
    for (path, data) in files {
      let file = self.root.appending(path: path)
      if (try? Data(contentsOf: file)) == data { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file)
    }
  }

  /// The files of a folder and of the folders in it, or the file itself.
  private func paths(below entry: String, of root: URL) -> [String] {
    let url = root.appending(path: entry)
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return [entry] }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    return names.map { "\(entry)/\($0)" }.filter { path in
      FileManager.default.fileExists(
        atPath: root.appending(path: path).path,
        isDirectory: &isFolder
      ) && isFolder.boolValue == false
    }
  }
}

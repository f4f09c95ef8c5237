import Foundation

/// A checkout of the workbook, or of another package whose documentation is to be checked.
public struct Repository: Sendable {
  /// The folder with the package's manifest.
  public let root: URL

  /// Takes a folder for a repository.
  ///
  /// - Parameter root: The folder from which paths are counted.
  public init(root: URL) {
    self.root = root
  }

  /// Finds the repository of a source file; `nil` if no folder above the file has a manifest.
  ///
  /// - Parameter file: The file; `#filePath` for the one in which that is written.
  public init?(containing file: String) {
    var folder = file[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") {
        self.init(root: URL(filePath: "\(folder)/"))
        return
      }
    }
    return nil
  }
}

extension Repository {
  /// Finds links that lead nowhere, in every Markdown file of the root folder and of `docs/`.
  ///
  /// - Returns: One problem for each dead link.
  public func deadLinks() -> [PageProblem] {
    ["", "docs/"].flatMap(self.documents).flatMap(self.deadLinks)
  }

  /// Finds links to files and headings that are not there; links to the web are not followed.
  ///
  /// - Parameter path: A Markdown file, seen from the root.
  /// - Returns: One problem for each dead link, or the one that makes the file unreadable.
  public func deadLinks(in path: String) -> [PageProblem] {
    do {
      return LinkCheck(page: try self.page(at: path), repository: self).problems()
    } catch {
      return [error]
    }
  }
}

extension Repository {
  /// Compares the excerpts of a page that belongs to no chapter with the sources.
  ///
  /// - Parameter path: A Markdown file, seen from the root.
  /// - Returns: One problem for each excerpt that differs.
  public func staleExcerpts(in path: String) -> [PageProblem] {
    do {
      let page = try self.page(at: path)
      return page.blocks.compactMap { block in
        guard case .excerpt(let file, let fragment) = block.subject else { return nil }
        do throws(PageFault) {
          let diff = LineDiff(from: page.body(of: block), to: try self.excerpt(of: file, fragment))
          return diff.map { diff in
            PageProblem(
              path: path,
              line: block.line + 1 + diff.commonLines,
              message: "\(block.info) differs (- the page, + the source)\n\(diff.text)"
            )
          }
        } catch {
          return PageProblem(path: path, line: block.line, message: error.message)
        }
      }
    } catch {
      return [error]
    }
  }

  /// Quotes a part of a source file.
  func excerpt(of path: String, _ fragment: String?) throws(PageFault) -> [String] {
    guard let text = try self.text(at: path) else {
      throw PageFault(message: "there is no source file \(path)")
    }
    return try SourceFile(path: path, text: text).excerpt(fragment)
  }
}

extension Repository {
  /// Locates a file or folder on this machine.
  package func url(_ path: String) -> URL { self.root.appending(path: path) }

  /// The Markdown files of a folder, in alphabetical order.
  private func documents(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: self.url(folder).path)
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 }
  }

  /// Finds the transcript that a page of `docs/` shows under a marker; `nil` if none does.
  ///
  /// - Parameters:
  ///   - marker: Chapter and act.
  ///   - path: A page that does not count.
  /// - Returns: The lines of the first such block.
  func transcript(_ marker: String, outside path: String) -> [String]? {
    for document in self.documents(in: "docs/") where document != path {
      guard let page = try? self.page(at: document) else { continue }
      if let block = page.blocks.first(where: { $0.subject == .transcript(marker) }) {
        return page.body(of: block)
      }
    }
    return nil
  }

  /// Whether a path stays in the repository.
  func contains(_ path: String) -> Bool {
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return false }
    }
    return true
  }

  /// Reads a text file; `nil` if there is none.
  ///
  /// - Throws: `PageFault` if the file is out of bounds, or not a text as it should be.
  package func text(at path: String) throws(PageFault) -> String? {
    guard self.contains(path) else {
      throw PageFault(message: "\(path) lies outside the repository")
    }
    let file = self.url(path)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let data = try? Data(contentsOf: file) else {
      throw PageFault(message: "\(path) cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw PageFault(message: "\(path) is not encoded in UTF-8")
    }
    if let index = text.lines.firstIndex(where: { $0.last == "\r" }) {
      throw PageFault(
        message: "line \(index + 1) of \(path) ends in CR LF: lines have to end in LF alone"
      )
    }
    return text
  }

  /// Reads a Markdown page; throws if there is none or it cannot be understood.
  package func page(at path: String) throws(PageProblem) -> Page {
    let text: String?
    do throws(PageFault) {
      text = try self.text(at: path)
    } catch {
      throw PageProblem(path: path, line: 1, message: error.message)
    }
    guard let text else {
      throw PageProblem(path: path, line: 1, message: "there is no such page in \(self.root.path)")
    }
    return try Page(path: path, text: text)
  }

  /// Writes a text file, and makes its folder if there is none; throws if the file system refuses.
  package func write(_ text: String, to path: String) throws(PageProblem) {
    do {
      let folder = self.url(path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: self.url(path), atomically: true, encoding: .utf8)
    } catch {
      throw PageProblem(path: path, line: 1, message: "cannot be written: \(error)")
    }
  }
}

import Foundation

/// Compares the pictures of a chapter with what its acts draw.
@MainActor
struct PictureCheck {
  /// The chapter whose pictures they are.
  let chapter: any Chapter.Type

  /// What came of the acts that count now, by slug.
  let performances: [String: Performance]

  /// Where the pictures lie.
  let repository: Repository

  /// The page that shows them.
  let page: Page
}

extension PictureCheck {
  /// A picture as it should be.
  private struct Picture {
    let act: Act
    let path: String
    let svg: String
  }

  private static let folder = "docs/pictures/"

  /// How many pictures are compared.
  var count: Int { self.pictures.count }

  /// Every path at which the chapter should have a picture, whether its act counts now or not.
  var paths: Set<String> { Set(self.acts.map(self.path)) }

  /// Finds pictures that are out of date, missing, shown nowhere, or of no act.
  func problems() -> [PageProblem] {
    self.pictures.flatMap { [self.fault(of: $0), self.absence(of: $0)].compactMap(\.self) }
      + self.strays()
  }

  /// Draws the pictures that are out of date or missing.
  ///
  /// - Returns: What was drawn.
  /// - Throws: `PageProblem` if a picture cannot be written.
  func record() throws(PageProblem) -> [String] {
    var changes: [String] = []
    for picture in self.pictures where self.fault(of: picture) != nil {
      try self.repository.write(picture.svg, to: picture.path)
      changes.append(picture.path)
    }
    return changes
  }

  /// What is missing below a block of the page, if that is the transcript of an act whose picture the
  /// page does not show.
  func addition(below block: Block) -> [String] {
    let picture = self.pictures.first { block.subject == .transcript(self.marker(of: $0.act)) }
    guard let picture, self.absence(of: picture) != nil else { return [] }
    return ["", "![Timeline of the act “\(picture.act.name)”](\(self.link(to: picture)))"]
  }
}

extension PictureCheck {
  private var acts: [Act] { self.chapter.acts.filter(\.hasPicture) }

  /// The pictures of the acts that count now and go as their script says.
  private var pictures: [Picture] {
    self.acts.compactMap { act in
      guard let performance = self.performances[act.slug],
        performance.failure.map(\.isTold) ?? true
      else { return nil }
      let timeline = Timeline(of: performance.transcript, rows: act.pictureRows)
      let title = "\(self.chapter.title), act \(act.name)"
      let svg = TimelinePicture(timeline, title: title).svg
      return Picture(act: act, path: self.path(of: act), svg: svg)
    }
  }

  private func marker(of act: Act) -> String { "\(self.chapter.name)/\(act.slug)" }

  private func path(of act: Act) -> String { "\(Self.folder)\(self.prefix)\(act.slug).svg" }

  /// What the names of the chapter's pictures begin with.
  private var prefix: String { "\(self.chapter.paddedNumber)-" }

  /// The path seen from the page.
  private func link(to picture: Picture) -> String { String(picture.path.dropFirst("docs/".count)) }

  private var command: String { "swift run \(self.chapter.name) --record" }

  private func fault(of picture: Picture) -> PageProblem? {
    guard let text = try? self.repository.text(at: picture.path) else {
      return PageProblem(
        path: picture.path,
        line: 1,
        message: """
          there is no such picture of the act \(picture.act.slug)
          To draw it: \(self.command)
          """
      )
    }
    guard let diff = LineDiff(from: text.lines, to: picture.svg.lines) else { return nil }
    return PageProblem(
      path: picture.path,
      line: 1 + diff.commonLines,
      message: """
        this is not what the act \(picture.act.slug) draws now
        To draw it anew: \(self.command)
        """
    )
  }

  private func absence(of picture: Picture) -> PageProblem? {
    let link = self.link(to: picture)
    if self.page.prose.contains(where: { $0.text.contains(link) }) { return nil }
    let block = self.page.blocks.first {
      $0.subject == .transcript(self.marker(of: picture.act))
    }
    return PageProblem(
      path: self.page.path,
      line: block?.line ?? 1,
      message: """
        the page does not show the picture of the act \(picture.act.slug), \(link)
        To put it below the transcript: \(self.command)
        """
    )
  }

  /// Finds files that are named like pictures of this chapter and belong to none of its acts.
  private func strays() -> [PageProblem] {
    let folder = self.repository.url(Self.folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let strays = names.filter { $0.hasPrefix(self.prefix) && $0.hasSuffix(".svg") }
      .map { Self.folder + $0 }
      .filter { self.paths.contains($0) == false }
    let acts = self.acts.map(\.slug).joined(separator: ", ")
    return strays.sorted().map { path in
      PageProblem(
        path: path,
        line: 1,
        message: """
          this picture belongs to no act of \(self.chapter.name); pictures are due of: \(acts)
          To delete it: rm \(path)
          """
      )
    }
  }
}

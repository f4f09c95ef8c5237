import HeadlessUI

/// Compares a chapter's page and pictures with what its acts print and draw, and with the sources that
/// it quotes.
@MainActor
public struct PageCheck {
  private let chapter: any Chapter.Type
  private let acts: [Act]
  private let repository: Repository
  private var page: Page
  private let performances: [String: Performance]

  /// Reads the page and plays the acts.
  ///
  /// - Parameters:
  ///   - chapter: The chapter whose page it is.
  ///   - acts: The acts whose transcripts count; by default all.
  ///   - repository: Where the page lies; by default the repository that the acts come from.
  ///   - watchdog: What ends the process if a step hangs.
  /// - Throws: `PageProblem` if there is no page or it cannot be understood.
  init(
    _ chapter: any Chapter.Type,
    acts: [Act]? = nil,
    repository: Repository? = nil,
    watchdog: Watchdog? = nil
  ) throws(PageProblem) {
    let acts = acts ?? chapter.acts
    let origin = acts.first?.file ?? chapter.exercises.first?.file ?? "/"
    guard let repository = repository ?? Repository(containing: origin) else {
      throw PageProblem(
        path: chapter.pagePath,
        line: 1,
        message: "out of reach: no Package.swift above \(origin). Has the folder been moved since"
          + " the chapter was built?"
      )
    }
    self.chapter = chapter
    self.acts = acts
    self.repository = repository
    self.page = try repository.page(at: chapter.pagePath)
    let runs = acts.map { ($0.slug, $0.play(in: chapter.name, traces: true, watchdog: watchdog)) }
    self.performances = Dictionary(runs) { first, _ in first }
  }

  /// Finds everything in which a chapter's page is wrong.
  ///
  /// Made for the chapter's tests: record an issue for each. A chapter that hangs ends the process
  /// after ten seconds, with a message that says where.
  ///
  /// - Parameter chapter: The chapter whose page it is.
  /// - Returns: The problems in the order of the page.
  public static func problems(of chapter: any Chapter.Type) -> [PageProblem] {
    do {
      return try PageCheck(chapter, watchdog: Watchdog(limit: 10)).problems()
    } catch {
      return [error]
    }
  }
}

extension PageCheck {
  /// How many transcripts, excerpts and pictures are compared.
  var counts: (transcripts: Int, excerpts: Int, pictures: Int) {
    let blocks = self.verdicts().map(\.block)
    let transcripts = blocks.count(where: \.isTranscript)
    return (transcripts, blocks.count - transcripts, self.pictures.count)
  }

  /// Finds blocks that are out of date or promise what does not exist, acts without a block, dead
  /// links, and what is wrong with the pictures.
  ///
  /// - Returns: The problems in the order of the page, then those of the pictures.
  func problems() -> [PageProblem] {
    let blocks = self.verdicts().compactMap { block, verdict in
      switch verdict {
      case .success(let body): self.difference(of: block, from: body)
      case .failure(let fault): self.problem(block.line, fault.message)
      }
    }
    let missing = self.acts.map(self.marker)
      .filter { marker in self.page.blocks.allSatisfy { $0.subject != .transcript(marker) } }
      .map { self.problem(1, "the page has no block ```transcript \($0)") }
    let links = LinkCheck(
      page: self.page,
      repository: self.repository,
      exempt: self.pictures.paths
    ).problems()
    let drawn = self.pictures.problems()
    let shown = drawn.filter { $0.path == self.page.path }
    return (missing + blocks + links + shown).sorted { $0.line < $1.line }
      + drawn.filter { $0.path != self.page.path }
  }

  /// Rewrites the blocks and the pictures that are out of date.
  ///
  /// - Returns: What was rewritten, and what is still wrong.
  /// - Throws: `PageProblem` if a file cannot be written.
  func record() throws(PageProblem) -> (changes: [String], problems: [PageProblem]) {
    var bodies: [Int: [String]] = [:]
    var changes: [String] = []
    for (block, verdict) in self.verdicts() {
      guard case .success(let body) = verdict, self.difference(of: block, from: body) != nil
      else { continue }
      bodies[block.line] = body
      changes.append("\(self.page.path):\(block.line): \(block.info)")
    }
    let (pictures, additions) = (self.pictures, self.page.blocks.map(self.pictures.addition))
    changes += try pictures.record()
    for (block, addition) in zip(self.page.blocks, additions) {
      if let link = addition.last { changes.append("\(self.page.path):\(block.line): \(link)") }
    }
    if bodies.isEmpty, additions.allSatisfy(\.isEmpty) { return (changes, self.problems()) }
    let text = self.page.recording({ bodies[$0.line] }, addition: pictures.addition)
    var recorded = self
    recorded.page = try Page(path: self.page.path, text: text)
    try self.repository.write(text, to: self.page.path)
    return (changes, recorded.problems())
  }
}

extension PageCheck {
  private var pictures: PictureCheck {
    PictureCheck(
      chapter: self.chapter,
      performances: self.performances,
      repository: self.repository,
      page: self.page
    )
  }

  /// Tells for each block that is to be compared what it should show.
  private func verdicts() -> [(block: Block, body: Result<[String], PageFault>)] {
    self.page.blocks.compactMap { block in
      switch block.subject {
      case .plain: nil
      case .excerpt(let path, let fragment):
        (block, Result { () throws(PageFault) in try self.repository.excerpt(of: path, fragment) })
      case .transcript(let marker):
        self.transcript(marker).map { (block, $0) }
      }
    }
  }

  /// The transcript that a marker names; `nil` if it belongs to an act that does not count now.
  ///
  /// One of another chapter, shown for comparison, is taken from that chapter's page: there it is
  /// compared with a run.
  private func transcript(_ marker: String) -> Result<[String], PageFault>? {
    guard let act = self.chapter.acts.first(where: { self.marker(of: $0) == marker }) else {
      if marker.hasPrefix("\(self.chapter.name)/") == false,
        let body = self.repository.transcript(marker, outside: self.page.path)
      {
        return .success(body)
      }
      let markers = self.chapter.acts.map(self.marker).joined(separator: ", ")
      return .failure(
        PageFault(message: "no act makes the transcript “\(marker)”; there are: \(markers)")
      )
    }
    guard let performance = self.performances[act.slug] else { return nil }
    if let failure = performance.failure, failure.isTold == false {
      return .failure(PageFault(message: failure.description))
    }
    return .success(performance.transcript.withoutTraces.description.lines)
  }

  private func marker(of act: Act) -> String { "\(self.chapter.name)/\(act.slug)" }

  private func difference(of block: Block, from body: [String]) -> PageProblem? {
    guard let diff = LineDiff(from: self.page.body(of: block), to: body) else { return nil }
    let place = diff.column.map { " at column \($0)" } ?? ""
    let origin = block.isTranscript ? "run" : "source"
    return self.problem(
      block.line + 1 + diff.commonLines,
      """
      \(block.info) differs\(place) (- the page, + the \(origin))
      \(diff.text)
      To accept what is new: swift run \(self.chapter.name) --record
      """
    )
  }

  private func problem(_ line: Int, _ message: String) -> PageProblem {
    PageProblem(path: self.page.path, line: line, message: message)
  }
}

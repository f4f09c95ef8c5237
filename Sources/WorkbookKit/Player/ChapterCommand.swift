/// A chapter's command line: understands the words and does what they ask for.
@MainActor
struct ChapterCommand {
  let chapter: any Chapter.Type
  let console: Console
  var watchdog: Watchdog?
  /// The repository with the page; by default the one that the chapter was compiled in.
  var repository: Repository?

  /// Obeys the words that follow the program's name.
  func run(_ arguments: [String]) -> ExitStatus {
    do {
      let invocation = try Invocation(arguments, acts: self.chapter.acts)
      let options = invocation.options
      if options.contains(.help) { return self.help() }
      if options.contains(.list) { return self.list() }
      if options.contains(.record) { return self.record(invocation.acts) }
      if options.contains(.check) { return self.check(invocation.acts) }
      return self.play(invocation)
    } catch {
      self.console.complain("\(self.chapter.name): \(error)")
      return .usage
    }
  }

  private func play(_ invocation: Invocation) -> ExitStatus {
    var console = self.console
    console.isColored = console.isColored && invocation.options.contains(.plain) == false
    let player = Player(
      chapter: self.chapter,
      console: console,
      showsScreen: invocation.options.contains(.screen),
      showsTrace: invocation.options.contains(.trace),
      showsTimeline: invocation.options.contains(.timeline),
      watchdog: self.watchdog
    )
    return player.play(invocation.acts)
  }

  private func check(_ acts: [Act]) -> ExitStatus {
    self.report { () throws(PageProblem) in
      let check = try self.pageCheck(acts)
      let problems = check.problems()
      if problems.isEmpty {
        let (transcripts, excerpts, pictures) = check.counts
        self.console.print(
          "\(counted(transcripts, "transcript")), \(counted(excerpts, "excerpt"))"
            + " and \(counted(pictures, "picture")) agree with \(self.chapter.pagePath)"
        )
      }
      return problems
    }
  }

  private func record(_ acts: [Act]) -> ExitStatus {
    self.report { () throws(PageProblem) in
      let recording = try self.pageCheck(acts).record()
      for change in recording.changes {
        self.console.print("rewrote \(change)")
      }
      if recording.changes.isEmpty, recording.problems.isEmpty {
        self.console.print("\(self.chapter.pagePath) is up to date")
      }
      return recording.problems
    }
  }

  private func pageCheck(_ acts: [Act]) throws(PageProblem) -> PageCheck {
    try PageCheck(
      self.chapter,
      acts: acts,
      repository: self.repository,
      watchdog: self.watchdog
    )
  }

  /// Prints the problems that a piece of work returns or throws.
  private func report(_ work: () throws(PageProblem) -> [PageProblem]) -> ExitStatus {
    let problems: [PageProblem]
    do { problems = try work() } catch { problems = [error] }
    if problems.isEmpty { return .success }
    self.console.print(problems.map(\.description).joined(separator: "\n\n"))
    return .failure
  }

  private func list() -> ExitStatus {
    let acts = self.chapter.acts
    self.console.print("\(self.chapter.heading)\n\(self.chapter.question)\n")
    self.console.print(table(acts.map { ($0.slug, $0.summary) }))
    return .success
  }

  private func help() -> ExitStatus {
    self.console.print(
      """
      \(self.chapter.heading)
      \(self.chapter.question)

      usage: swift run \(self.chapter.name) [ACT…] [OPTION…]

      Plays the acts named, or all of them.

      \(table(Option.allCases.map { ($0.flag, $0.summary) }))
      """
    )
    return .success
  }
}

private func table(_ rows: [(String, String)]) -> String {
  let width = rows.map(\.0.count).max() ?? 0
  let lines = rows.map { name, text in
    let gap = String(repeating: " ", count: text.isEmpty ? 0 : width - name.count + 2)
    return "  \(name)\(gap)\(text)"
  }
  return lines.joined(separator: "\n")
}

private func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// A chapter's command line: understands the words and does what they ask for.
@MainActor
struct ChapterCommand {
  let chapter: any Chapter.Type
  let console: Console
  var watchdog: Watchdog?
  var keyboard = Keyboard.standard
  /// The repository with the page; by default the one that the chapter was compiled in.
  var repository: Repository?

  /// Obeys the words that follow the program's name.
  func run(_ arguments: [String]) -> ExitStatus {
    do {
      let exercises = self.chapter.exercises
      let invocation = try Invocation(arguments, acts: self.chapter.acts, exercises: exercises)
      let options = invocation.options
      let acts = invocation.acts.isEmpty ? self.chapter.acts : invocation.acts
      if options.contains(.help) { return self.help() }
      if options.contains(.list) { return self.list(isJSON: options.contains(.json)) }
      if options.contains(.record) { return self.record(acts) }
      if options.contains(.check) { return self.check(acts) }
      if options.contains(.gradeOne) { return self.gradeOne(invocation.exercises[0]) }
      if options.contains(.grade) {
        return self.grade(
          invocation.exercises.isEmpty ? exercises : invocation.exercises,
          isJSON: options.contains(.json)
        )
      }
      if acts.isEmpty, invocation.exercises.isEmpty { return self.list(isJSON: false) }
      return self.play(invocation)
    } catch {
      self.console.complain("\(self.chapter.name): \(error)")
      return .usage
    }
  }

  private func play(_ invocation: Invocation) -> ExitStatus {
    let options = invocation.options
    var console = self.console
    console.isColored = console.isColored && options.contains(.plain) == false
    var acts = invocation.acts + invocation.exercises.compactMap(self.act)
    if invocation.acts.isEmpty, invocation.exercises.isEmpty { acts = self.chapter.acts }
    // What cannot be played has said so.
    guard let first = acts.first else { return .success }
    if options.contains(.interactive) {
      return Session(
        act: first,
        chapter: self.chapter,
        console: console,
        keyboard: self.keyboard,
        showsTrace: options.contains(.trace),
        isLive: options.contains(.live),
        watchdog: self.watchdog
      ).run()
    }
    let player = Player(
      chapter: self.chapter,
      console: console,
      showsScreen: options.contains(.screen),
      showsTrace: options.contains(.trace),
      showsTimeline: options.contains(.timeline),
      keyboard: options.contains(.step) ? self.keyboard : nil,
      isLive: options.contains(.live),
      watchdog: self.watchdog
    )
    return player.play(acts)
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

  private func list(isJSON: Bool) -> ExitStatus {
    let listing = ChapterListing(self.chapter)
    if isJSON {
      self.console.print(json(listing))
      return .success
    }
    let exercises = listing.exercises.map { exercise in
      let state = exercise.isUntouched ? "to do" : "begun"
      return (
        exercise.number.description,
        "\(exercise.title) (\(exercise.kind), \(exercise.minutes) minutes): \(state)"
      )
    }
    self.console.print("\(self.chapter.heading)\n\(self.chapter.question)")
    for rows in [listing.acts.map { ($0.name, $0.summary) }, exercises] where rows.isEmpty == false
    {
      self.console.print("\n\(table(rows))")
    }
    return .success
  }

  private func help() -> ExitStatus {
    self.console.print(
      """
      \(self.chapter.heading)
      \(self.chapter.question)

      usage: swift run \(self.chapter.name) [ACT…] [EXERCISE…] [OPTION…]

      Plays the acts and exercises named, or all acts.

      \(table(Option.shown.map { ($0.flag, $0.summary) }))
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

import WorkbookKit

extension Desk {
  /// Shows the chapters, what can be played in them, and how their exercises stand.
  func list(_ words: [String]) throws -> ExitStatus {
    let chapters = words.isEmpty ? self.course.chapters : try words.map(self.course.chapter)
    let reports = try self.reports(on: chapters.flatMap(\.exercises))
    for chapter in chapters {
      let own = reports.filter { $0.chapter == chapter.name }
      let heading = self.console.styled("\(chapter.label) · \(chapter.title)", .heading)
      self.console.print("\(heading)\(self.bar(own)): \(Self.count(own))")
      let acts = chapter.acts.isEmpty ? "" : "  (\(chapter.acts.joined(separator: ", ")))"
      self.console.print("  swift run \(chapter.name)\(acts)")
      for report in own { self.console.print("  \(self.line(report))") }
      self.console.print()
    }
    self.console.print("\(Self.count(reports)) in all. What to do now: swift run workbook next")
    return .success
  }

  /// The first exercise that is not solved.
  func next(none words: [String]) throws -> ExitStatus {
    try self.refuse(words, of: "next")
    for exercise in self.course.exercises {
      let report = try self.reports(on: [exercise])[0]
      if report.state == .solved { continue }
      self.show(exercise)
      if report.state != .toDo { self.console.print("\n\(report)") }
      return .success
    }
    self.console.print("All \(self.course.exercises.count) exercises are solved.")
    return .success
  }

  private func show(_ exercise: CourseExercise) {
    let text = exercise.text
    let heading = "\(exercise.number) \(text.title)"
    self.console.print(
      """
      \(self.console.styled(heading, .heading)) (\(text.kind), \(text.minutes) minutes)

      \(text[.task])

      \(text[.given])

      \(text[.mustHold])

      Where to read: \(exercise.whereToRead)

        edit   \(exercise.files.source)
        play   swift run \(exercise.chapter) \(exercise.number)
        grade  swift run \(exercise.chapter) --grade \(exercise.number)
        hint   swift run workbook hint \(exercise.number)
      """
    )
  }

  private func line(_ report: ExerciseReport) -> String {
    let words = "\(report.number) \(report.title)"
    switch report.state {
    case .toDo: return "\(words): to do"
    case .solved: return "\(words): \(self.console.styled("solved", .good))"
    case .notYet: return self.console.styled(report.summary, .warning)
    case .waiting: return self.console.styled(report.summary, .dim)
    }
  }

  /// On a terminal, the progress as a picture.
  private func bar(_ reports: [ExerciseReport]) -> String {
    guard self.console.isTerminal else { return "" }
    let marks = reports.map { $0.state == .solved ? "■" : "□" }.joined()
    return marks.isEmpty ? "" : " \(marks)"
  }

  static func count(_ reports: [ExerciseReport]) -> String {
    "\(reports.count { $0.state == .solved }) of \(reports.count) solved"
  }
}

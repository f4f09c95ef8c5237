import HeadlessUI

/// The side of isolated grading that runs the answer: prints its lines as they come, and then the grade.
///
/// Whatever the answer does to this process, the lines that it printed before are with the parent.
@MainActor
struct GradingChild {
  /// What begins the line with the grade, and no line that a person writes.
  nonisolated static let mark = "\u{1E}"

  /// The variable by which the parent says what follows the mark: an answer that prints a grade of its own
  /// making does not know it.
  nonisolated static let tokenVariable = "WORKBOOK_GRADE_TOKEN"

  /// An answer that prints more lines than this is taken for one that never stops.
  private static let lineLimit = 20_000

  let console: Console
  let watchdog: Watchdog?

  /// Grades an exercise as it stands in its file.
  func grade(_ exercise: Exercise) -> ExitStatus {
    Self.endWithParent()
    let token = ProcessInfo.processInfo.environment[Self.tokenVariable] ?? ""
    unsetenv(Self.tokenVariable)
    var (steps, lines, written) = (0, 0, 0)
    let grade = exercise.grade(watchdog: self.watchdog) { transcript in
      if transcript.steps.count != steps { (steps, lines) = (transcript.steps.count, 0) }
      let all = transcript.steps.last?.lines ?? []
      for line in all.dropFirst(lines) where line.kind == .output {
        self.console.print(line.text)
        written += 1
      }
      lines = all.count
      if written > Self.lineLimit {
        self.console.complain(
          "It printed more than \(Self.lineLimit) lines: look for an endless loop."
        )
        exit(ExitStatus.failure.rawValue)
      }
    }
    do {
      let data = try JSONEncoder().encode(grade)
      self.console.print("\n" + Self.mark + token + String(decoding: data, as: UTF8.self))
      return .success
    } catch {
      self.console.complain("The grade cannot be written down: \(error)")
      return .failure
    }
  }

  /// Ends this process soon after the one that waits for its grade, which may be killed.
  private nonisolated static func endWithParent() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { Thread.sleep(forTimeInterval: 0.5) }
      _exit(ExitStatus.failure.rawValue)
    }
  }
}

import Foundation
import WorkbookKit

/// Where the commands are carried out.
struct Desk {
  let course: Course
  let console: Console
  let keyboard: Keyboard
  let toolchain: Toolchain

  /// Carries a command out.
  func obey(_ request: Request) throws -> ExitStatus {
    let subjects = request.subjects
    switch request.command {
    case .list: return try self.list(subjects)
    case .next: return try self.next(none: subjects)
    case .hint: return try self.hint(subjects)
    case .grade:
      return try self.grade(
        subjects,
        isJSON: request.options.contains("--json"),
        summary: request.summary
      )
    case .watch: return try self.watch(none: subjects)
    case .solution:
      return try self.solution(subjects, spoils: request.options.contains("--spoil"))
    case .reset:
      return try self.reset(
        subjects,
        all: request.options.contains("--all"),
        asks: request.options.contains("--yes") == false
      )
    case .record: return try self.record(none: subjects)
    case .check:
      return try self.check(
        none: subjects,
        answers: request.options.contains("--answers"),
        solutions: request.options.contains("--no-solutions") == false
      )
    case .help: return .success
    }
  }
}

extension Desk {
  /// Refuses words that would be ignored.
  func refuse(_ subjects: [String], of command: String) throws(UsageError) {
    guard let subject = subjects.first else { return }
    throw UsageError(description: "“\(command)” takes no “\(subject)”. See --help.")
  }

  /// Tells a person who waits what is going on.
  func tell(_ text: String) {
    if self.console.isTerminal { self.console.complain(text) }
  }
}

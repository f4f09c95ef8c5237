import HeadlessUI
import Testing
import WorkbookKit

@testable import TaskPropertyChapter

@Suite("Chapter 4: the exercises")
@MainActor
struct ExerciseTests {
  @Test("Your answer", arguments: TaskPropertyProgram.exercises)
  func answer(to exercise: Exercise) async {
    let report = await ExerciseReport.isolated(exercise)
    switch report.state {
    case .toDo: withKnownIssue { Issue.record("\(report)") }
    case .solved: Swift.print(report)
    case .notYet, .waiting: Issue.record("\(report)")
    }
  }
}

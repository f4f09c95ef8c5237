import HeadlessUI
import Testing
import WorkbookKit

@testable import TaskTriggerChapter

@Suite("Chapter 9: the exercises")
@MainActor
struct ExerciseTests {
  @Test("Your answer", arguments: TaskTriggerProgram.exercises)
  func answer(to exercise: Exercise) async {
    let report = await ExerciseReport.isolated(exercise)
    switch report.state {
    case .toDo: withKnownIssue { Issue.record("\(report)") }
    case .solved: Swift.print(report)
    case .notYet, .waiting: Issue.record("\(report)")
    }
  }
}

import HeadlessUI
import Testing
import WorkbookKit

@testable import FieldExercisesChapter

@Suite("Field exercises: the page")
@MainActor
struct PageTests {
  @Test("The page's excerpts and links are as they are in the code")
  func page() {
    for problem in PageCheck.problems(of: FieldExercises.self) {
      Issue.record("\(problem)")
    }
  }
}

import HeadlessUI
import Testing
import WorkbookKit

@testable import TaskModifierChapter

@Suite("Chapter 1: the page")
@MainActor
struct PageTests {
  @Test("The page's transcripts, excerpts and links are as they are in the code")
  func page() {
    for problem in PageCheck.problems(of: TaskModifier.self) {
      Issue.record("\(problem)")
    }
  }
}

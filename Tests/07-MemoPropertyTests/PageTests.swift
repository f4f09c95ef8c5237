import HeadlessUI
import Testing
import WorkbookKit

@testable import MemoPropertyChapter

@Suite("Chapter 7: the page")
@MainActor
struct PageTests {
  @Test("The page's transcripts, excerpts and links are as they are in the code")
  func page() {
    for problem in PageCheck.problems(of: MemoPropertyProgram.self) {
      Issue.record("\(problem)")
    }
  }
}

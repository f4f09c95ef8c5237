import HeadlessUI
import Testing
import WorkbookKit

@testable import TaskTriggerChapter

@Suite("Chapter 9: the page")
@MainActor
struct PageTests {
  @Test("The page's transcripts, excerpts and links are as they are in the code")
  func page() {
    for problem in PageCheck.problems(of: TaskTriggerProgram.self) {
      Issue.record("\(problem)")
    }
  }

  @Test("The page shows the screen while a button is blocked")
  func screen() throws {
    let simulation = Simulation { ButtonsView() }
    try simulation.tap("Save")
    #expect(try text("docs/09-task-trigger.md").contains("```text\n\(simulation.screen)\n```"))
    try simulation.end()
  }
}

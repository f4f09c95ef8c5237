import HeadlessUI
import Testing

@testable import ContainerPresenterChapter
@testable import TaskModifierChapter
@testable import WorkbookKit

@Suite("Chapter 2: the transcript")
@MainActor
struct TranscriptTests {
  @Test("The stage prints what it prints in chapter 1, byte for byte")
  func stage() throws {
    let now = try #require(ContainerPresenter.acts.first { $0.name == "stage" })
    let before = try #require(TaskModifier.acts.first { $0.name == "stage" })
    let lines = now.play(in: "ContainerPresenter").transcript.description
    #expect(lines == before.play(in: "TaskModifier").transcript.description)
    #expect(lines.contains("Task #3 : 9:41:08"))
  }
}

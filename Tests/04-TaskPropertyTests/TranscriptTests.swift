import HeadlessUI
import Testing

@testable import TaskPropertyChapter
@testable import TimerPropertyChapter
@testable import WorkbookKit

@Suite("Chapter 4: the transcript")
@MainActor
struct TranscriptTests {
  @Test("The stage prints what it prints in chapter 3, byte for byte")
  func stage() throws {
    let now = try #require(TaskPropertyProgram.acts.first { $0.name == "stage" })
    let before = try #require(TimerPropertyProgram.acts.first { $0.name == "stage" })
    let lines = now.play(in: "TaskProperty").transcript.description
    #expect(lines == before.play(in: "TimerProperty").transcript.description)
    #expect(lines.contains("Task #2 : 9:41:08"))
  }
}

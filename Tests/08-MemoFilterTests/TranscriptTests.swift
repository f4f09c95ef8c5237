import HeadlessUI
import Testing

@testable import MemoFilterChapter
@testable import MemoPropertyChapter
@testable import WorkbookKit

@Suite("Chapter 8: the transcript")
@MainActor
struct TranscriptTests {
  @Test("A memo made of MemoFilter prints what the one made by hand prints in chapter 7")
  func filter() throws {
    let now = try #require(MemoFilterProgram.acts.first { $0.name == "filter" })
    let before = try #require(MemoPropertyProgram.acts.first { $0.name == "memo evens" })
    let transcript = now.play(in: "MemoFilter").transcript.description
    #expect(transcript == before.play(in: "MemoProperty").transcript.description)
    #expect(transcript.contains("tap “Add Item”\n  0.0 s  computing new output"))
  }
}

import HeadlessUI
import Testing
import WorkbookKit

@Suite("Chapter 5: copies")
struct CopyTests {
  @Test("The storage of the time is that of chapter 4")
  func storage() throws {
    let file = "TimerPropertyStorage.swift"
    #expect(try text("05-IntervalID/\(file)") == text("04-TaskProperty/\(file)"))
  }

  @Test(
    "The first attempt runs its task as chapter 4 does",
    arguments: ["TaskProperty", "TaskPropertyStorage"]
  )
  func attempt(type: String) throws {
    let copy = try text("05-IntervalID/Stuck/Stuck+\(type).swift")
      .replacing("extension Stuck.", with: "extension ")
      .replacing("extension Stuck {\n", with: "")
    let original = try text("04-TaskProperty/\(type).swift")
    #expect(code(copy) == code(original))
  }

  @Test("The two views differ in nothing but their property")
  func views() throws {
    let copy = try text("05-IntervalID/Stuck/Stuck+TimerDetailView.swift")
      .replacing("extension Stuck {\n", with: "")
    #expect(try code(copy) == code(text("05-IntervalID/TimerDetailView.swift")))
  }

  /// What stands on the lines, whatever its indentation, without the braces that close something.
  private func code(_ text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0 != "}" }
  }

  private func text(_ path: String) throws -> String {
    let root = try #require(Repository(containing: #filePath)).root
    return try String(contentsOf: root.appending(path: "Chapters/\(path)"), encoding: .utf8)
  }
}

import HeadlessUI
import Testing
import WorkbookKit

@Suite("Chapter 3: copies")
struct CopyTests {
  @Test("The screen is that of chapter 1", arguments: ["TaskDemoApp.swift", "TimerView.swift"])
  func screen(file: String) throws {
    #expect(try text("03-TimerProperty/\(file)") == text("01-TaskModifier/\(file)"))
  }

  private func text(_ path: String) throws -> String {
    let root = try #require(Repository(containing: #filePath)).root
    return try String(contentsOf: root.appending(path: "Chapters/\(path)"), encoding: .utf8)
  }
}

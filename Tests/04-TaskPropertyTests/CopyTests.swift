import HeadlessUI
import Testing
import WorkbookKit

@Suite("Chapter 4: copies")
struct CopyTests {
  @Test(
    "The screen is that of chapter 3",
    arguments: ["TaskDemoApp.swift", "TimerView.swift", "TimerDetailView.swift"]
  )
  func screen(file: String) throws {
    #expect(try text("04-TaskProperty/\(file)") == text("03-TimerProperty/\(file)"))
  }

  private func text(_ path: String) throws -> String {
    let root = try #require(Repository(containing: #filePath)).root
    return try String(contentsOf: root.appending(path: "Chapters/\(path)"), encoding: .utf8)
  }
}

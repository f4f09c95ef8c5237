import Foundation
import Testing

@testable import WorkbookKit

@Suite("Chapter 8: copies")
struct CopyTests {
  @Test(
    "The screen and MemoProperty are those of chapter 7",
    arguments: [
      "Item", "ItemsView", "EvensView", "OddsView", "DependencySelector", "OutputSelector",
      "MemoProperty", "MemoProperty+Storage",
    ]
  )
  func memoProperty(file: String) throws {
    #expect(try self.text("08-MemoFilter/\(file)") == self.text("07-MemoProperty/\(file)"))
  }

  @Test("Contacts are compared and counted as in chapter 6")
  func contacts() throws {
    let file = "Contact+Equatable"
    #expect(try self.text("08-MemoFilter/\(file)") == self.text("06-FavoritesMemo/\(file)"))
  }

  private func text(_ path: String) throws -> String {
    let root = try #require(Repository(containing: #filePath)).root
    return try String(contentsOf: root.appending(path: "Chapters/\(path).swift"), encoding: .utf8)
  }
}

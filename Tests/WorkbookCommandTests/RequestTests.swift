import Testing
import WorkbookKit

@testable import WorkbookCommand

@Suite("The words after workbook")
struct RequestTests {
  @Test("Without a word, the course is listed")
  func nothing() throws {
    #expect(try Request([]).command == .list)
  }
}

import Foundation
import Testing

@Suite("Chapter 7: copies")
struct CopyTests {
  @Test("The two memos made by hand differ in one line besides their names")
  func oneLine() throws {
    let evens = try Self.lines(of: "MemoEvensByHand")
    let odds = try Self.lines(of: "MemoOddsByHand")
    #expect(evens.count == odds.count)
    let differences = zip(evens, odds).filter { $0 != $1 }.map { $1 }
    #expect(differences == ["      item.id.isMultiple(of: 2) == false"])
  }

  private static func lines(of type: String) throws -> [String] {
    let repository = URL(filePath: #filePath).appending(path: "../../..").standardized
    let file = repository.appending(path: "Chapters/07-MemoProperty/\(type).swift")
    return try String(contentsOf: file, encoding: .utf8)
      .replacing("Odds", with: "Evens")
      .replacing("an odd number", with: "an even number")
      .components(separatedBy: "\n")
  }
}

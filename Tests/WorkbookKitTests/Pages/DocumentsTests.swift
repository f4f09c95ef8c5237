import Foundation
import Testing

@testable import WorkbookKit

@Suite("The repository's own documents")
struct DocumentsTests {
  private let repository: Repository

  init() throws {
    self.repository = try #require(Repository(containing: #filePath))
  }

  @Test("No Markdown file has a dead relative link")
  func links() {
    for problem in self.repository.deadLinks() {
      Issue.record("\(problem)")
    }
  }

  @Test(
    "Pages that belong to no chapter quote the sources as they are",
    arguments: ["writing-exercises.md"]
  )
  func excerpts(page: String) {
    for problem in self.repository.staleExcerpts(in: "docs/\(page)") {
      Issue.record("\(problem)")
    }
  }

  @Test(
    "The README and the map of the course lead to the page of every chapter",
    arguments: ["", "docs/"]
  )
  func map(folder: String) throws {
    let map = try self.repository.page(at: "\(folder)README.md")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: self.repository.url("docs").path
    )
    let pages = names.filter { $0.wholeMatch(of: /[0-9]{2}-.*\.md/) != nil }
    #expect(pages.isEmpty == false)
    for page in pages.sorted() {
      #expect(map.lines.contains { $0.contains(folder.isEmpty ? "docs/\(page)" : page) }, "\(page)")
    }
  }

  @Test("What the README shows of a run is how chapter 1's page goes")
  func excerpt() throws {
    let readme = try self.repository.page(at: "README.md")
    let chapter = try self.repository.page(at: "docs/01-task-modifier.md")
    let block = try #require(readme.blocks.first { $0.info == "text" })
    // From the launch on, to the “…” that stands for the rest.
    let excerpt = readme.body(of: block).drop { $0 != "launch" }.dropLast()
    #expect(excerpt.isEmpty == false)
    #expect(chapter.lines.joined(separator: "\n").contains(excerpt.joined(separator: "\n")))
  }
}

import HeadlessUI
import Testing
import WorkbookKit

@Suite("Chapter 5: what could go wrong")
@MainActor
struct FaultTests {
  @Test("An id that changes at each update prints what the page shows")
  func everNew() throws {
    let simulation = Simulation { EverNewView() }
    try simulation.advance(by: .seconds(3))
    try simulation.end()
    let root = try #require(Repository(containing: #filePath)).root
    let page = try String(
      contentsOf: root.appending(path: "docs/05-interval-id.md"),
      encoding: .utf8
    )
    let transcript = simulation.transcript
    let isOnPage = page.contains("```text\n\(transcript)\n```")
    #expect(isOnPage, "docs/05-interval-id.md has no block “text” with\n\(transcript)")
  }
}

import HeadlessUI
import Testing
import WorkbookKit

@Suite("Chapter 4: what could go wrong")
@MainActor
struct FaultTests {
  @Test("A closure that captures the whole property prints what the page shows")
  func captured() throws {
    let simulation = Simulation { CapturedTimerView() }
    try simulation.advance(by: .seconds(1))
    try simulation.tap("Hide Timer")
    try simulation.advance(by: .seconds(1))
    #expect(throws: SimulationError.self) { try simulation.end() }
    try expectOnPage(simulation.transcript)
  }

  @Test("A property in a plain struct prints what the page shows")
  func hidden() throws {
    let simulation = Simulation { HiddenTimerView() }
    try simulation.advance(by: .seconds(1))
    try simulation.tap("Count")
    try simulation.advance(by: .seconds(1))
    try simulation.end()
    try expectOnPage(simulation.transcript)
  }

  private func expectOnPage(_ transcript: Transcript) throws {
    let root = try #require(Repository(containing: #filePath)).root
    let page = try String(
      contentsOf: root.appending(path: "docs/04-task-property.md"),
      encoding: .utf8
    )
    let isOnPage = page.contains("```text\n\(transcript)\n```")
    #expect(isOnPage, "docs/04-task-property.md has no block “text” with\n\(transcript)")
  }
}

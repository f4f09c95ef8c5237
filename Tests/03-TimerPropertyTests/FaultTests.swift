import HeadlessUI
import Testing
import WorkbookKit

@Suite("Chapter 3: what could go wrong")
@MainActor
struct FaultTests {
  @Test("A strong capture of the storage prints what the page shows")
  func strongCapture() throws {
    let simulation = Simulation { StrongTimerView() }
    try simulation.advance(by: .seconds(1))
    try simulation.tap("Hide Timer")
    try simulation.advance(by: .seconds(2))
    #expect(throws: SimulationError.self) { try simulation.end() }
    let root = try #require(Repository(containing: #filePath)).root
    let page = try String(
      contentsOf: root.appending(path: "docs/03-timer-property.md"),
      encoding: .utf8
    )
    let transcript = simulation.transcript
    let isOnPage = page.contains("```text\n\(transcript)\n```")
    #expect(isOnPage, "docs/03-timer-property.md has no block “text” with\n\(transcript)")
  }
}

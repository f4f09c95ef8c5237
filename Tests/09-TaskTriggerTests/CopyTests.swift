import HeadlessUI
import Testing

@Suite("Chapter 9: copies")
struct CopyTests {
  @Test("What is repaired differs in the modifier alone", arguments: ["RaceView", "AwayView"])
  func repairs(name: String) throws {
    let published = try text("Chapters/09-TaskTrigger/Race/\(name).swift")
      .replacing("task(published: ", with: "task(")
      .replacing("struct \(name)", with: "struct Repaired\(name)")
      .replacing(", by the published rule.", with: ".")
    #expect(try text("Chapters/09-TaskTrigger/Race/Repaired\(name).swift") == published)
  }

  @Test("What lacks its guard lacks nothing else")
  func guards() throws {
    let unguarded = try code("Housekeeping/UnguardedRefreshView")
    let guarded = try code("Housekeeping/RefreshView")
      .filter { $0 != "      guard isRefreshing else { return }" }
    #expect(unguarded == guarded.map { $0.replacing("RefreshView", with: "UnguardedRefreshView") })
  }

  @Test("What lacks its reset lacks nothing else", arguments: ["RefreshView", "ItemsView"])
  func resets(name: String) throws {
    let unreset = try code("Housekeeping/Unreset\(name)")
    let complete = try code("Housekeeping/\(name)")
      .filter { ["      isRefreshing = false", "      item = nil"].contains($0) == false }
    #expect(unreset == complete.map { $0.replacing(name, with: "Unreset\(name)") })
  }

  /// The lines of a file of this chapter, without comments.
  private func code(_ path: String) throws -> [String] {
    try text("Chapters/09-TaskTrigger/\(path).swift").components(separatedBy: "\n").filter {
      $0.hasPrefix("///") == false
    }
  }
}

import HeadlessUI
import Testing

@testable import TaskTriggerChapter

// Which lines come first is not promised, so these tests count them.
@Suite("Chapter 9: the race")
@MainActor
struct RaceTests {
  private func retrigger<Content: View>(_ view: Content, _ work: String) throws -> Simulation {
    let simulation = Simulation { view }
    try simulation.tap("\(work) Tea")
    try simulation.advance(by: .seconds(1))
    try simulation.tap("\(work) Coffee")
    try simulation.advance(by: .seconds(5))
    return simulation
  }

  @Test("By the published rule no second run gets to its end", arguments: ["Search", "Export"])
  func published(work: String) throws {
    let simulation = try self.retrigger(RaceView(), work)
    #expect(simulation.lines.contains { $0.hasSuffix("has finished.") } == false)
    try simulation.end()
  }

  @Test("By the rule of this chapter each does", arguments: ["Search for", "Export of"])
  func repaired(work: String) throws {
    let simulation = try self.retrigger(RepairedRaceView(), String(work.prefix(6)))
    #expect(simulation.count("\(work) Coffee has finished.") == 1)
    #expect(simulation.count("\(work) Tea has finished.") == 0)
    try simulation.end()
  }

  private func stopAndStart(isPublished: Bool) throws -> Simulation {
    let simulation = Simulation { StoppableView(isPublished: isPublished) }
    for _ in 1...3 {
      try simulation.tap("Export")
      try simulation.advance(by: .seconds(0.5))
    }
    try simulation.advance(by: .seconds(5))
    return simulation
  }

  @Test("Work that was stopped and ignores it spoils the next run by the published rule")
  func publishedStop() throws {
    let simulation = try self.stopAndStart(isPublished: true)
    #expect(simulation.count("Export has started.") == 2)
    #expect(simulation.count("Export has finished.") == 0)
    try simulation.end()
  }

  @Test("By the rule of this chapter it does not")
  func repairedStop() throws {
    let simulation = try self.stopAndStart(isPublished: false)
    #expect(simulation.count("Export has started.") == 2)
    #expect(simulation.count("Export has finished.") == 1)
    try simulation.end()
  }

  @Test("A number that is reset by hand has the same fault")
  func byHand() throws {
    let simulation = Simulation { ItemsView() }
    try simulation.tap("Item 3")
    try simulation.advance(by: .seconds(1))
    try simulation.tap("Item 5")
    try simulation.advance(by: .seconds(5))
    #expect(simulation.count("Load of item 5 has finished.") == 0)
    try simulation.end()
  }

  private func leave<Content: View>(_ view: Content, _ work: String) throws -> Simulation {
    let simulation = Simulation { view }
    try simulation.tap("\(work) Tea")
    try simulation.tap("Hide Results")
    try simulation.advance(by: .seconds(1))
    try simulation.tap("Show Results")
    try simulation.advance(by: .seconds(5))
    return simulation
  }

  @Test("By the published rule work that heeds no cancellation begins again when its view returns")
  func publishedAway() throws {
    let simulation = try self.leave(AwayView(), "Export")
    #expect(simulation.count("Export of Tea has started.") == 2)
    try simulation.end()
  }

  @Test("By the rule of this chapter nothing begins again", arguments: ["Search for", "Export of"])
  func repairedAway(work: String) throws {
    let simulation = try self.leave(RepairedAwayView(), String(work.prefix(6)))
    #expect(simulation.count("\(work) Tea has started.") == 1)
    try simulation.end()
  }
}

/// A button that starts and stops an export.
private struct StoppableView: View {
  let isPublished: Bool
  @State private var trigger = PlainTaskTrigger()

  var body: some View {
    let button = Button("Export") { TaskTriggerBehavior.cancellable().tap(&trigger) }
    if isPublished {
      button.task(published: $trigger) { _ in await Exporter.export("Export") }
    } else {
      button.task($trigger) { await Exporter.export("Export") }
    }
  }
}

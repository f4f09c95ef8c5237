import HeadlessUI
import Testing

@testable import TimerPropertyChapter

@Suite("Chapter 3: a parent that makes its view again")
@MainActor
struct ParentTests {
  @Test("The task goes on, and the text keeps its beat")
  func again() throws {
    let simulation = Simulation { ParentView() }
    try simulation.advance(by: .seconds(1.5))
    try simulation.tap("Count")
    #expect(simulation.screen == "[Count]\n1\n9:41:01\n[Hide Timer]")
    try simulation.advance(by: .seconds(0.5))
    #expect(simulation.screen == "[Count]\n1\n9:41:02\n[Hide Timer]")
    #expect(
      simulation.transcript.lines.map(\.text) == [
        "Task #1 has started.", "Task #1 : 9:41:01", "Task #1 : 9:41:02",
      ]
    )
    try simulation.end()
  }

  @Test("Made again three times a tick, it starts no other task")
  func manyTimes() throws {
    let simulation = Simulation { ParentView() }
    for _ in 1...9 {
      try simulation.advance(by: .seconds(0.3))
      try simulation.tap("Count")
    }
    #expect(simulation.screen == "[Count]\n9\n9:41:02\n[Hide Timer]")
    #expect(simulation.transcript.lines.count { $0.text.hasSuffix("has started.") } == 1)
    try simulation.end()
  }

  @Test("However often the view was made, its task ends with it")
  func end() throws {
    let simulation = Simulation { ParentView() }
    try simulation.tap("Count")
    try simulation.tap("Count")
    try simulation.tap("Hide Timer")
    try simulation.advance(by: .seconds(2))
    #expect(simulation.screen == "[Count]\n2\n[Hide Timer]")
    #expect(
      simulation.transcript.lines.map(\.text) == [
        "Task #1 has started.", "Task #1 has been cancelled.",
      ]
    )
    try simulation.end()
  }
}

/// Counts taps, and makes its timer's view again at each.
private struct ParentView: View {
  @State private var count = 0
  @State private var isShown = true

  var body: some View {
    Button("Count") {
      count += 1
    }
    Text("\(count)")
    if isShown {
      TimerDetailView()
    }
    Button("Hide Timer") {
      isShown = false
    }
  }
}

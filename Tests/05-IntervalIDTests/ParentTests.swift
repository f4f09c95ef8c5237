import HeadlessUI
import Testing

@testable import IntervalIDChapter

@Suite("Chapter 5: a parent that makes its view again")
@MainActor
struct ParentTests {
  @Test("The task goes on, and the text keeps its beat")
  func again() throws {
    for simulation in Self.simulations {
      try simulation.advance(by: .seconds(1.5))
      try simulation.tap("Count")
      #expect(simulation.screen == "[Count]\n1\n9:41:01\n1 [-][+]\n[Hide Timer]")
      try simulation.advance(by: .seconds(0.5))
      #expect(simulation.screen == "[Count]\n1\n9:41:02\n1 [-][+]\n[Hide Timer]")
      #expect(
        simulation.transcript.lines.map(\.text) == [
          "Task #1 has started.", "Task #1 : 9:41:01", "Task #1 : 9:41:02",
        ]
      )
      try simulation.end()
    }
  }

  @Test("The interval that was chosen stays, and so does the task for it")
  func interval() throws {
    let simulation = Simulation { ParentView { TimerDetailView() } }
    try simulation.increment("1")
    for _ in 1...9 {
      try simulation.advance(by: .seconds(0.5))
      try simulation.tap("Count")
    }
    #expect(simulation.screen == "[Count]\n9\n9:41:04\n2 [-][+]\n[Hide Timer]")
    #expect(
      simulation.transcript.lines.map(\.text) == [
        "Task #1 has started.", "Task #2 has started.", "Task #1 has been cancelled.",
        "Task #2 : 9:41:02", "Task #2 : 9:41:04",
      ]
    )
    try simulation.end()
  }

  @Test("However often the view was made, its task ends with it")
  func end() throws {
    for simulation in Self.simulations {
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

  /// The timer of the chapter, and its first attempt.
  private static var simulations: [Simulation] {
    [
      Simulation { ParentView { TimerDetailView() } },
      Simulation { ParentView { Stuck.TimerDetailView() } },
    ]
  }
}

/// Counts taps, and makes its timer's view again at each.
private struct ParentView<Timer: View>: View {
  @State private var count = 0
  @State private var isShown = true
  private let timer: () -> Timer

  init(@ViewBuilder timer: @escaping () -> Timer) {
    self.timer = timer
  }

  var body: some View {
    Button("Count") {
      count += 1
    }
    Text("\(count)")
    if isShown {
      timer()
    }
    Button("Hide Timer") {
      isShown = false
    }
  }
}

import HeadlessUI
import Testing

@testable import TaskTriggerChapter

@Suite("Chapter 9: the modifier")
@MainActor
struct TaskTriggerModifierTests {
  @Test("A trigger in a model reaches the modifier as a binding")
  func model() throws {
    let simulation = Simulation { ModelView() }
    try simulation.tap("Load")
    try simulation.advance(by: .seconds(3))
    try simulation.tap("Load")
    try simulation.advance(by: .seconds(3))
    #expect(simulation.lines == ["Load has started.", "Load has finished."] * 2)
    try simulation.end()
  }

  @Test("After a run the trigger is at rest, and the same id starts anew")
  func rest() throws {
    let simulation = Simulation { DraftView() }
    try simulation.tap("Save")
    try simulation.advance(by: .seconds(3))
    try simulation.tap("Save")
    #expect(simulation.count("Save of version 1 has started.") == 2)
    try simulation.end()
  }

  @Test("cancel() ends a run")
  func cancelling() throws {
    let simulation = Simulation { CancelView() }
    try simulation.tap("Load")
    try simulation.advance(by: .seconds(1))
    try simulation.tap("Cancel")
    #expect(simulation.lines == ["Load has started.", "Load has been cancelled."])
    try simulation.end()
  }

  // The task for the first value is made, and cancelled before its first line.
  @Test("A trigger that is triggered again at once runs once, with the later value")
  func twiceAtOnce() throws {
    let simulation = Simulation { ChainView(isLater: false) }
    try simulation.tap("Load")
    try simulation.advance(by: .seconds(3))
    #expect(simulation.lines == ["Load of item 2 has started.", "Load of item 2 has finished."])
    try simulation.end()
  }

  // The trigger has its second value when the task for the first one reaches its first line, and no
  // update has cancelled that task. If it asked the trigger now, it would do the second one's work.
  @Test("A run does the work that it was made for, whatever the trigger says by then")
  func twiceBeforeTheFirstLine() throws {
    let simulation = Simulation { ChainView(isLater: true) }
    try simulation.tap("Load")
    try simulation.advance(by: .seconds(3))
    #expect(simulation.count("Load of item 2 has started.") == 1)
    #expect(simulation.count("Load of item 2 has finished.") == 1)
    #expect(simulation.count("Load of item 1 has finished.") == 0)
    try simulation.end()
  }

  @Test(
    "A new view in the place of the old one does not take up its run",
    arguments: [false, true]
  )
  func replacement(isExport: Bool) throws {
    let simulation = Simulation { ReplacedView(isExport: isExport) }
    try simulation.tap("Start")
    try simulation.advance(by: .seconds(1))
    try simulation.tap("Replace")
    try simulation.advance(by: .seconds(4))
    let end = isExport ? "is thrown away: it was cancelled." : "has been cancelled."
    #expect(simulation.lines == ["Work has started.", "Work \(end)"])
    try simulation.end()
  }

  @Test("What is triggered in the same moment as the view is replaced is the new view's")
  func startAndReplacement() throws {
    let simulation = Simulation { ReplacedView(isExport: false) }
    try simulation.tap("Start and Replace")
    try simulation.advance(by: .seconds(4))
    #expect(simulation.lines == ["Work has started.", "Work has finished."])
    try simulation.end()
  }

  @Test("What is triggered while the view is away starts when it comes back")
  func whileAway() throws {
    let simulation = Simulation { RepairedAwayView() }
    try simulation.tap("Hide Results")
    try simulation.tap("Search Tea")
    try simulation.advance(by: .seconds(1))
    #expect(simulation.lines.isEmpty)
    try simulation.tap("Show Results")
    #expect(simulation.lines == ["Search for Tea has started."])
    try simulation.end()
  }
}

@MainActor
@Observable
private final class Model {
  var trigger = PlainTaskTrigger()
}

private struct ModelView: View {
  @State private var model = Model()

  var body: some View {
    Button("Load") { model.trigger.trigger() }
      .task($model.trigger) { await Server.request("Load") }
  }
}

private struct CancelView: View {
  @State private var trigger = PlainTaskTrigger()

  var body: some View {
    VStack {
      Button("Load") { trigger.trigger() }
      Button("Cancel") { trigger.cancel() }
    }
    .task($trigger) { await Server.request("Load") }
  }
}

/// Triggers a second time in the update that the first time causes, or in a job after it.
private struct ChainView: View {
  let isLater: Bool
  @State private var trigger = TaskTrigger<Int>()
  @State private var count = 0

  var body: some View {
    Button("Load") {
      trigger.trigger(value: 1)
      count += 1
    }
    .task($trigger) { await Server.request("Load of item \($0)") }
    .onChange(of: count) {
      if isLater {
        Task { trigger.trigger(value: 2) }
      } else {
        trigger.trigger(value: 2)
      }
    }
  }
}

/// Keeps its trigger, and replaces the view that the task belongs to.
private struct ReplacedView: View {
  let isExport: Bool
  @State private var trigger = PlainTaskTrigger()
  @State private var id = UUID()

  var body: some View {
    VStack {
      Button("Start") { trigger.trigger() }
      Button("Replace") { id = UUID() }
      Button("Start and Replace") {
        trigger.trigger()
        id = UUID()
      }
      Text("Results")
        .task($trigger) {
          if isExport {
            await Exporter.export("Work")
          } else {
            await Server.request("Work")
          }
        }
        .id(id)
    }
  }
}

private func * (texts: [String], count: Int) -> [String] {
  Array(repeating: texts, count: count).flatMap(\.self)
}

import HeadlessUI
import Testing

@Suite("Scenarios: tasks that a button triggers through an id")
@MainActor struct TriggerScenarios {
  private struct Once: View {
    @State private var trigger: Bool?

    var body: some View {
      Button("go") { trigger = true }
        .task(id: trigger) {
          guard trigger != nil else { return }
          print("run")
        }
    }
  }

  private struct Fresh: View {
    @State private var trigger: UUID?

    var body: some View {
      Button("go") { trigger = UUID() }
        .task(id: trigger) {
          guard trigger != nil else { return }
          print("run")
        }
    }
  }

  // R5. lukepistrol/TaskTrigger, pull request 6: PlainTaskTrigger fires only once.
  @Test("A trigger with an equal value fires once, one with a fresh id each time")
  func equalTrigger() throws {
    let equal = Simulation { Once() }
    try equal.tap("go")
    try equal.tap("go")
    #expect(equal.lines == ["run"])

    let fresh = Simulation { Fresh() }
    try fresh.tap("go")
    try fresh.tap("go")
    #expect(fresh.lines == ["run", "run"])
  }

  /// When a run puts the trigger back.
  enum Reset: CaseIterable {
    case always, unlessCancelled, ifStillTheSame
  }

  private struct Trigger: Equatable {
    let id = UUID()
    let name: String
  }

  private struct Restart: View {
    let reset: Reset
    @State private var trigger: Trigger?

    var body: some View {
      Button("A") { trigger = Trigger(name: "A") }
      Button("B") { trigger = Trigger(name: "B") }
      Text(trigger?.name ?? "none").task(id: trigger) { await run() }
    }

    private func run() async {
      guard let active = trigger else { return }
      print("\(active.name) start")
      try? await Task.sleep(for: .seconds(1))
      print("\(active.name) \(Task.isCancelled ? "cancelled" : "done")")
      switch reset {
      case .always: trigger = nil
      case .unlessCancelled: if Task.isCancelled == false { trigger = nil }
      case .ifStillTheSame: if trigger == active { trigger = nil }
      }
    }
  }

  // R7. Derived from lukepistrol/TaskTrigger 0.5.0, whose run always resets the trigger.
  @Test(
    "A second trigger during a run is lost if the cancelled run resets it",
    arguments: [
      (Reset.always, ["A start", "A cancelled"], false),
      (.unlessCancelled, ["A start", "A cancelled", "B start", "B done"], true),
      (.ifStillTheSame, ["A start", "A cancelled", "B start", "B done"], true),
    ]
  )
  func retrigger(reset: Reset, lines: [String], isDone: Bool) throws {
    let simulation = Simulation { Restart(reset: reset) }
    try simulation.tap("A")
    try simulation.advance(by: .milliseconds(100))
    try simulation.tap("B")
    try simulation.advance(by: .seconds(2))
    // Whether B begins before A hears of its end, or begins at all, is left open.
    #expect(Set(simulation.lines).isSuperset(of: lines))
    #expect(simulation.lines.filter { $0.hasPrefix("A") } == ["A start", "A cancelled"])
    #expect(simulation.lines.contains("B done") == isDone)
    #expect(simulation.screen == "[A]\n[B]\nnone")
    try simulation.end()
  }
}

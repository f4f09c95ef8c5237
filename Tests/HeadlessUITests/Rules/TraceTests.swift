import HeadlessUI
import Testing

@Suite("Tracing: lifecycle events in the transcript")
@MainActor
struct TraceTests {
  private struct Clock: DynamicProperty {
    @State private var ticks = 0

    mutating func update() {}
  }

  private struct Detail: View {
    let number: Int
    private var clock = Clock()

    init(number: Int) {
      self.number = number
    }

    var body: some View {
      Text("\(number)")
        .onAppear { print("appears") }
        .onDisappear { print("disappears") }
        .onChange(of: number) { print("changed") }
        .task(name: "loader") {
          print("loads")
          try? await Task.sleep(for: .seconds(60))
        }
    }
  }

  private struct Screen: View {
    @State private var number = 0
    @State private var isShown = true

    var body: some View {
      if isShown { Detail(number: number) }
      Button("Next") { number += 1 }
      Button("Hide") { isShown = false }
    }
  }

  @Test("A launch: init, update and body of each view, then what its modifiers do")
  func launch() {
    let simulation = Simulation(traces: true) { Screen() }
    #expect(
      simulation.lines == [
        "Screen init", "Screen body", "Detail init", "Clock update", "Detail body",
        "Detail onAppear", "appears", "task 1 “loader” created", "loads",
      ]
    )
    #expect(simulation.traceTexts.count == 7)
  }

  @Test("A change: the new value, its body, the watcher")
  func change() throws {
    let simulation = Simulation(traces: true) { Screen() }
    #expect(
      try simulation.lines { try simulation.tap("Next") } == [
        "Screen body", "Detail init", "Clock update", "Detail body", "Detail onChange", "changed",
      ]
    )
  }

  @Test("An end: disappearance, the task's cancellation and its end")
  func hide() throws {
    let simulation = Simulation(traces: true) { Screen() }
    #expect(
      try simulation.lines { try simulation.tap("Hide") } == [
        "Screen body", "Detail onDisappear", "disappears", "task 1 “loader” cancelled",
        "task 1 “loader” finished, cancelled",
      ]
    )
  }

  @Test("A value that is made and found equal shows as an init without a body")
  func equalValue() throws {
    struct Parent: View {
      @State private var count = 0

      var body: some View {
        Child()
        Button("Add \(count)") { count += 1 }
      }

      struct Child: View {
        var body: some View { Text("") }
      }
    }
    let simulation = Simulation(traces: true) { Parent() }
    #expect(
      try simulation.lines { try simulation.tap("Add 0") } == ["Parent body", "Child init"]
    )
  }

  @Test("Tracing changes nothing else: without it the same code prints the same lines")
  func silent() throws {
    let (traced, plain) = (Simulation(traces: true) { Screen() }, Simulation { Screen() })
    for simulation in [traced, plain] {
      try simulation.tap("Next")
      try simulation.advance(by: .seconds(1))
      try simulation.tap("Hide")
      try simulation.end()
    }
    #expect(plain.lines == ["appears", "loads", "changed", "disappears"])
    #expect(traced.transcript.lines.filter { $0.kind == .output }.map(\.text) == plain.lines)
    #expect(plain.traceTexts == [])
  }
}

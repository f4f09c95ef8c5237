import HeadlessUI
import Testing

@Suite("Transcripts: who printed a line, and what happened meanwhile")
@MainActor
struct EventTests {
  private actor Counter {
    func count() { print("counted") }
  }

  /// Plays a script on a screen with one button, and returns what was printed by which task.
  private func authors(_ action: @escaping @MainActor () -> Void) throws -> [String] {
    let simulation = Simulation { Button("Go") { action() } }
    try simulation.tap("Go")
    try simulation.advance(by: .seconds(1))
    try simulation.end()
    return simulation.transcript.lines.map { "\($0.task.map(String.init) ?? "-") \($0.text)" }
  }

  @Test("What an action prints was printed by no task; what tasks print, by them")
  func actions() throws {
    let lines = try self.authors {
      Task {
        print("first")
        Task { print("nested") }
        await Task.yield()
        print("first again")
      }
      Task.detached { print("detached") }
      Task.immediate { print("immediate") }
      print("action")
    }
    #expect(
      lines == [
        "3 immediate", "- action", "1 first", "2 detached", "4 nested", "1 first again",
      ]
    )
  }

  @Test("A child task counts as the task that waits for it, an actor as the task that calls it")
  func children() throws {
    let lines = try self.authors {
      Task {
        async let text = { "child" }()
        print(await text)
        await withTaskGroup { group in
          group.addTask { print("in a group") }
        }
        await Counter().count()
        print("back")
      }
    }
    #expect(lines == ["1 child", "1 in a group", "1 counted", "1 back"])
  }

  @Test("A line without a line break belongs to whoever wrote its last piece")
  func pieces() throws {
    let lines = try self.authors {
      Task {
        print("one", terminator: ", ")
        await Task.yield()
        print("two", terminator: "")
      }
    }
    #expect(lines == ["1 one, two"])
  }

  @Test("A task that throws knows its number as well")
  func throwing() throws {
    let lines = try self.authors {
      Task {
        print("throws")
        throw CancellationError()
      }
      Task { @concurrent in
        print("concurrent throws")
        throw CancellationError()
      }
    }
    #expect(Set(lines) == ["1 throws", "2 concurrent throws"])
  }

  @Test("Tasks are created, cancelled and ended at a time, with their names and views")
  func taskEvents() throws {
    struct Screen: View {
      @State private var task: Task<Void, Never>?
      var body: some View {
        Button("Go") {
          self.task = Task(name: "job") {
            try? await Task.sleep(for: .seconds(9))
            await Task { try? await Task.sleep(for: .seconds(1)) }.value
          }
        }
        Button("Stop") { self.task?.cancel() }
      }
    }
    let simulation = Simulation(traces: true) { Screen() }
    try simulation.tap("Go")
    try simulation.advance(by: .seconds(1))
    try simulation.tap("Stop")
    try simulation.advance(by: .seconds(2))
    try simulation.tap("Stop")
    try simulation.end()
    let events = simulation.transcript.lines.compactMap { line in
      line.event.map { (line.time, $0) }
    }
    let tasks = events.filter { if case .body = $0.1 { false } else { true } }
    #expect(
      tasks.map(\.1) == [
        .taskCreated(1, name: "job", view: "Screen"), .taskCancelled(1),
        .taskCreated(2, name: nil, view: nil), .taskEnded(2, wasCancelled: false),
        .taskEnded(1, wasCancelled: true),
      ]
    )
    #expect(tasks.map(\.0) == [.zero, .seconds(1), .seconds(1), .seconds(2), .seconds(2)])
    #expect(events.contains { $0.1 == .body(view: "Screen") })
    #expect(
      simulation.transcript.steps.map(\.start) == [
        .zero, .zero, .zero, .seconds(1), .seconds(1), .seconds(3), .seconds(3),
      ]
    )
  }

  @Test("Showing events changes no other line: unfinished lines and short names stay")
  func onlyMore() throws {
    struct Screen: View {
      @State private var id = UUID()
      @State private var count = 0
      var body: some View {
        Text("\(self.count)").task(id: self.count) {
          let (first, second) = (UUID(), UUID())
          print("id", terminator: " ")
          Task(name: "\(second)") {
            print("inner \(second)", terminator: " ")
            self.count += self.count == 0 ? 1 : 0
          }
          print("\(first)", terminator: " ")
          try? await Task.sleep(for: .seconds(1))
          print("\(self.id)")
        }
      }
    }
    func transcript(traces: Bool) throws -> Transcript {
      let simulation = Simulation(traces: traces) { Screen() }
      try simulation.advance(by: .seconds(3))
      try simulation.end()
      return simulation.transcript
    }
    let (plain, traced) = (try transcript(traces: false), try transcript(traces: true))
    #expect(traced.lines.count > plain.lines.count)
    #expect(plain.lines.isEmpty == false)
    #expect(traced.withoutTraces == plain)
  }
}

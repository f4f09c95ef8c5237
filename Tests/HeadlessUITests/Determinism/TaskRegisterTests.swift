import Testing

@testable import HeadlessUI

@Suite("The register of tasks")
@MainActor struct TaskRegisterTests {
  @Test("A task that never ends is reported by end(), with name, view, step and time")
  func leak() throws {
    let simulation = Simulation { Leaky() }
    try simulation.advance(by: .milliseconds(2_500))
    try simulation.tap("Leak")
    let error = #expect(throws: SimulationError.self) { try simulation.end() }
    #expect(
      error?.description == """
        One task is still running after the end:
          Task 1 “leaker”, made by Leaky at 2.5 s, step tap “Leak”
        Look for a task that nobody cancels, or one that waits for what never comes: a stream that is \
        not finished, a continuation that is not resumed, a clock or a queue outside the simulation.
        """
    )
    let warnings = simulation.transcript.lines.filter { $0.kind == .warning }
    #expect(
      warnings.map(\.description) == [
        "  2.5 s  warning: Task 1 “leaker”, made by Leaky at 2.5 s, step tap “Leak”, "
          + "is still running after the end."
      ]
    )
    #expect(simulation.transcript.steps.last?.title == "end")
    #expect(simulation.transcript.steps.last?.lines == warnings)
  }

  @Test("A task suspended on a stream that never yields is reported, though it has no job")
  func stream() throws {
    let keeper = Box<AsyncStream<Int>.Continuation?>(nil)
    let simulation = Simulation { Listener(keeper: keeper) }
    try simulation.advance(by: .seconds(1))
    let error = #expect(throws: SimulationError.self) { try simulation.end() }
    #expect(
      error?.description == """
        One task is still running after the end:
          Task 1, made by Listener at 0.0 s, step launch
        Look for a task that nobody cancels, or one that waits for what never comes: a stream that is \
        not finished, a continuation that is not resumed, a clock or a queue outside the simulation.
        """
    )
    keeper.value?.finish()
  }

  @Test("Tasks that have finished, thrown or been cancelled are not reported")
  func noLeak() throws {
    let simulation = simulate {
      Task { print("finishes") }
      Task { throw Fault() }
      Task.detached { try await Task.sleep(for: .seconds(1)) }
      Task.immediate { print("finishes at once") }
      Task { try await Task.sleep(for: .seconds(100)) }.cancel()
    }
    try simulation.advance(by: .seconds(1))
    #expect(simulation.lines == ["finishes at once", "finishes"])
    try simulation.end()
    #expect(simulation.transcript.lines.contains { $0.kind == .warning } == false)
  }

  @Test("A .task that heeds its cancellation is over at the end; one that does not is named")
  func taskModifier() throws {
    let heeds = Simulation {
      Text("").task { for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) {} }
    }
    try heeds.advance(by: .seconds(3))
    #expect(heeds.world.tasks.live.count == 1)
    try heeds.end()

    let ignores = Simulation { Stubborn() }
    let error = #expect(throws: SimulationError.self) { try ignores.end() }
    #expect(
      error?.description == """
        One task is still running after the end:
          Task 1 “stubborn”, made by Stubborn at 0.0 s, step launch
        Look for a task that nobody cancels, or one that waits for what never comes: a stream that is \
        not finished, a continuation that is not resumed, a clock or a queue outside the simulation.
        """
    )
  }

  @Test("Two leaks are both named, in the order in which they were made")
  func twoLeaks() throws {
    let simulation = Simulation { Leaky() }
    try simulation.tap("Leak")
    try simulation.advance(by: .seconds(1))
    try simulation.tap("Leak")
    let error = #expect(throws: SimulationError.self) { try simulation.end() }
    #expect(
      error?.description == """
        2 tasks are still running after the end:
          Task 1 “leaker”, made by Leaky at 0.0 s, step tap “Leak”
          Task 2 “leaker”, made by Leaky at 1.0 s, step tap “Leak”
        Look for a task that nobody cancels, or one that waits for what never comes: a stream that is \
        not finished, a continuation that is not resumed, a clock or a queue outside the simulation.
        """
    )
    #expect(
      simulation.lines == [
        "Task 1 “leaker”, made by Leaky at 0.0 s, step tap “Leak”, is still running after the end.",
        "Task 2 “leaker”, made by Leaky at 1.0 s, step tap “Leak”, is still running after the end.",
      ]
    )
  }

  @Test("The step is the one in which the task was made, the number counts all tasks before it")
  func numbers() throws {
    let simulation = simulate {
      Task {
        try await Task.sleep(for: .milliseconds(250))
        Task(name: "late") { await forever() }
      }
      Task {}
    }
    try simulation.advance(by: .milliseconds(500))
    let late = try #require(simulation.world.tasks.live.first)
    #expect("\(late)" == "Task 3 “late”, made at 0.25 s, step wait 0.5 s")
    #expect(late.view == nil)
    #expect(throws: SimulationError.self) { try simulation.end() }
  }

  @Test("Ended once, a simulation does not report again")
  func endTwice() throws {
    let simulation = Simulation { Leaky() }
    try simulation.tap("Leak")
    #expect(throws: SimulationError.self) { try simulation.end() }
    try simulation.end()
    #expect(simulation.lines.count == 1)
    let error = #expect(throws: SimulationError.self) { try simulation.tap("Leak") }
    #expect(error?.description == "The simulation has ended: nothing more can be done with it.")
  }
}

/// Never returns, and has no job while it does not.
private func forever() async {
  await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}

private struct Leaky: View {
  var body: some View {
    Button("Leak") { Task(name: "leaker") { await forever() } }
  }
}

private struct Stubborn: View {
  var body: some View {
    Text("stubborn").task(name: "stubborn") { await forever() }
  }
}

private struct Listener: View {
  let keeper: Box<AsyncStream<Int>.Continuation?>

  var body: some View {
    Text("listens").onAppear {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      self.keeper.value = continuation
      Task { for await _ in stream { print("never") } }
    }
  }
}

import Testing

@testable import HeadlessUI

@Suite("Limits: what never ends is stopped and named")
@MainActor
struct LimitTests {
  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .id(count)
        .onAppear {}
      Echo(count: count) { count += 1 }
    }
  }

  private struct Echo: View {
    let count: Int
    let action: () -> Void

    var body: some View {
      Text("").onAppear(perform: action).id(count)
    }
  }

  @Test("An update that never settles names its views")
  func update() throws {
    let simulation = Simulation(limits: .init(passes: 50)) { Restless() }
    let error = try #require(
      #expect(throws: SimulationError.self) { try simulation.advance(by: .seconds(1)) }
    )
    #expect(
      error.description.hasPrefix(
        "An update never settles: after 50 passes these views still change: Restless."
      )
    )
    #expect(throws: error) { try simulation.tap("Anything") }
    #expect(throws: error) { try simulation.end() }
  }

  private struct Endless: View {
    var body: some View {
      Text("")
        .task(name: "spin") {
          while true { await Task.yield() }
        }
    }
  }

  @Test("A queue that never drains names its tasks")
  func queue() throws {
    let simulation = Simulation(limits: .init(jobs: 1_000)) { Endless() }
    let error = #expect(throws: SimulationError.self) { try simulation.advance(by: .seconds(1)) }
    #expect(
      error?.description == """
        A job queue never drains: 1000 jobs ran and time did not move. Look for a loop that awaits \
        nothing that takes time, or that ignores cancellation. Tasks that have not ended:
          Task 1 “spin”, made by Endless at 0.0 s, step launch
        """
    )
  }

  @Test("A line that is not finished when a step fails is in the transcript all the same")
  func unfinishedLine() throws {
    let simulation = Simulation(limits: .init(jobs: 100)) {
      Text("").task {
        print("before", terminator: "")
        while true { await Task.yield() }
      }
    }
    #expect(simulation.lines == ["before"])
    #expect(throws: SimulationError.self) { try simulation.end() }
  }

  private struct Spinning: View {
    @State private var isShown = true

    var body: some View {
      Button("Hide") { isShown = false }
      if isShown {
        Text("")
          .task {
            while true { try? await Task.sleep(for: .seconds(1)) }
          }
      }
    }
  }

  @Test("So does a loop that swallows its cancellation")
  func swallowedCancellation() throws {
    let simulation = Simulation(limits: .init(jobs: 1_000)) { Spinning() }
    try simulation.advance(by: .seconds(5))
    #expect(throws: SimulationError.self) { try simulation.tap("Hide") }
  }

  @Test("Jobs are counted anew whenever time moves")
  func longRun() throws {
    let simulation = Simulation(limits: .init(jobs: 20)) {
      Text("").task {
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) {}
      }
    }
    try simulation.advance(by: .seconds(1_000))
    try simulation.end()
  }

  private struct Hasty: View {
    var body: some View {
      Text("").task(name: "hasty") {
        while true { try? await Task.sleep(for: .nanoseconds(1)) }
      }
    }
  }

  @Test("A loop that awaits next to nothing is stopped, however little time moves each time")
  func smallSteps() throws {
    let simulation = Simulation(limits: .init(jobsPerStep: 1_000)) { Hasty() }
    let error = try #require(
      #expect(throws: SimulationError.self) { try simulation.advance(by: .seconds(1)) }
    )
    let text = error.description
    #expect(text.hasPrefix("A job queue never drains: 1000 jobs ran and time moved by 0.000000"))
    #expect(
      text.hasSuffix(
        """
         s. Look for a loop that awaits next to nothing; if there is none, wait in several steps. \
        Tasks that have not ended:
          Task 1 “hasty”, made by Hasty at 0.0 s, step launch
        """
      )
    )
    #expect(throws: error) { try simulation.end() }
  }

  @Test("Jobs are counted anew in each step, and a million ticks are no endless loop")
  func manyTicks() throws {
    let simulation = Simulation(limits: .init(jobsPerStep: 1_000)) {
      Text("").task {
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) {}
      }
    }
    for _ in 0..<100 { try simulation.advance(by: .seconds(50)) }
    try simulation.end()
    #expect(Simulation.Limits().jobsPerStep >= 10 * 1_000_000)
  }

  @Test("Time has an end, and does not go beyond it")
  func endOfTime() throws {
    let simulation = Simulation()
    try simulation.advance(by: .seconds(5))
    for duration in [Duration.seconds(Int64.max), .seconds(Int64.max) * 18] {
      #expect(
        message { try simulation.advance(by: duration) }
          == "Time cannot be moved that far: it ends 9223372036854775807.0 s after the launch."
      )
    }
    try simulation.advance(by: .seconds(Int64.max - 5))
    #expect(
      simulation.transcript.steps.map(\.title)
        == ["launch", "wait 5 s", "wait 9223372036854775802 s"]
    )
    #expect(throws: SimulationError.self) { try simulation.advance(by: .nanoseconds(1)) }
    try simulation.perform {
      print("late")
      Task { try await Task.sleep(for: .seconds(Int64.max)) }.cancel()
    }
    #expect(simulation.transcript.lines.map(\.stamp) == ["9223372036854775807.0 s"])
    try simulation.end()
  }

  @Test("The default limit has room for real work")
  func manyJobs() throws {
    let simulation = Simulation()
    #expect(Simulation.Limits().jobs > 1_000_000)
    try simulation.perform {
      for _ in 0..<50_000 { Task.detached {} }
    }
    try simulation.end()
  }
}

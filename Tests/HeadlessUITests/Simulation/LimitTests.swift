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

import Testing

@testable import HeadlessUI

@Suite("A loop that swallows cancellation")
@MainActor struct SwallowedCancellationTests {
  @Test("It lets jobs that are ready and sleepers that are due run in between")
  func letsOthersRun() throws {
    let simulation = simulate {
      let loop = Task {
        for round in 1...4 {
          try? await Task.sleep(for: .seconds(1))
          print("round \(round)")
        }
      }
      Task {
        try? await Task.sleep(for: .milliseconds(2_500))
        loop.cancel()
        for turn in 1...3 {
          print("other \(turn)")
          await Task.yield()
        }
        try? await Task.sleep(for: .zero)
        print("other has slept")
      }
    }
    try simulation.advance(by: .seconds(10))
    #expect(
      simulation.timedLines == [
        "1.0 s round 1", "2.0 s round 2", "2.5 s other 1", "2.5 s other 2", "2.5 s other 3",
        "2.5 s round 3", "2.5 s other has slept", "2.5 s round 4",
      ]
    )
    try simulation.end()
  }

  @Test("Two of them take turns")
  func takeTurns() throws {
    let simulation = simulate {
      let loops = ["a", "b"].map { name in
        Task {
          for round in 1...3 {
            try? await Task.sleep(for: .seconds(5))
            print(name, round)
          }
        }
      }
      Task { for loop in loops { loop.cancel() } }
    }
    #expect(simulation.timedLines.map { $0.prefix(3) } == Array(repeating: "0.0", count: 6))
    #expect(simulation.lines == ["a 1", "b 1", "a 2", "b 2", "a 3", "b 3"])
    try simulation.end()
  }

  @Test("One without end is stopped, named, and has not kept others from running")
  func withoutEnd() throws {
    let rounds = Box(0)
    let simulation = simulate(limits: Simulation.Limits(jobs: 1_000)) {
      let loop = Task(name: "restless") {
        while true {
          try? await Task.sleep(for: .seconds(1))
          rounds.value += 1
        }
      }
      Task {
        loop.cancel()
        await Task.yield()
        print("other")
      }
    }
    #expect(simulation.lines == ["other"])
    let error = try #require(
      #expect(throws: SimulationError.self) { try simulation.advance(by: .zero) }
    )
    #expect(error.description.hasPrefix("A job queue never drains: 1000 jobs ran"))
    #expect(error.description.hasSuffix("Task 1 “restless”, made at 0.0 s, step launch"))
    let roundsSoFar = rounds.value
    #expect(roundsSoFar > 100)
    #expect(throws: error) { try simulation.advance(by: .seconds(1)) }
    #expect(throws: error) { try simulation.end() }
    #expect(rounds.value == roundsSoFar)
  }

  @Test("Abandoned and let go of without an end, the simulation runs none of its jobs again")
  func abandoned() throws {
    let rounds = Box(0)
    var simulation: Simulation? = simulate(limits: Simulation.Limits(jobs: 1_000)) {
      Task {
        while true {
          rounds.value += 1
          await Task.yield()
        }
      }
      let loop = Task {
        while true {
          try? await Task.sleep(for: .seconds(1))
          rounds.value += 1
        }
      }
      loop.cancel()
    }
    #expect(throws: SimulationError.self) { try simulation?.advance(by: .zero) }
    let roundsSoFar = rounds.value
    #expect(roundsSoFar > 100)
    simulation = nil
    #expect(rounds.value == roundsSoFar)
  }
}

import Testing

@testable import HeadlessUI

@Suite("The main actor in a simulation")
@MainActor struct MainActorTests {
  @Test("Only main-actor jobs are on the main actor")
  func isolation() {
    let simulation = simulate {
      func report(_ place: String) {
        print(place, SimulationExecutor.shared.isIsolatingCurrentContext() ?? "unknown")
      }
      report("appear")
      Task {
        MainActor.assertIsolated()
        report("task")
        await Task.yield()
        MainActor.assertIsolated()
        report("after yield")
      }
      Task.detached {
        print("detached", SimulationExecutor.shared.isIsolatingCurrentContext() ?? "unknown")
        await MainActor.run { MainActor.assertIsolated() }
        await Task.yield()
        print("again", SimulationExecutor.shared.isIsolatingCurrentContext() ?? "unknown")
        Task.immediate { @MainActor in
          MainActor.assertIsolated()
          report("hopped")
        }
      }
    }
    #expect(
      Set(simulation.lines) == [
        "appear true", "task true", "after yield true", "detached false", "again false",
        "hopped true",
      ]
    )
    #expect(SimulationExecutor.shared.isIsolatingCurrentContext() == nil)
  }

  @Test("A synchronous callback of a main-actor job may assume the main actor")
  func assumption() {
    let simulation = simulate {
      Task {
        await Task.yield()
        callBack { MainActor.assumeIsolated { print("assumed") } }
      }
    }
    #expect(simulation.lines == ["assumed"])
  }
}

private func callBack(_ body: () -> Void) {
  body()
}

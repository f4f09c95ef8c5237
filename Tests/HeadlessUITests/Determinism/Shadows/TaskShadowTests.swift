import Testing

@testable import HeadlessUI

@Suite("Making tasks")
@MainActor struct TaskShadowTests {
  @Test("In a simulation all eight ways are recorded, and none when it has ended")
  func recorded() throws {
    let simulation = simulate {
      Task(name: "task") { await pause() }
      Task(name: "task, throwing") { try await Task.sleep(for: .seconds(1)) }
      Task.detached(name: "detached") { await pause() }
      Task.detached(name: "detached, throwing") { try await Task.sleep(for: .seconds(1)) }
      Task.immediate(name: "immediate") { await pause() }
      Task.immediate(name: "immediate, throwing") { try await Task.sleep(for: .seconds(1)) }
      Task.immediateDetached(name: "immediate detached") { await pause() }
      Task.immediateDetached(name: "immediate detached, throwing") {
        try await Task.sleep(for: .seconds(1))
      }
    }
    #expect(
      simulation.liveTaskNames == [
        "task", "task, throwing", "detached", "detached, throwing", "immediate",
        "immediate, throwing", "immediate detached", "immediate detached, throwing",
      ]
    )
    try simulation.advance(by: .seconds(1))
    #expect(simulation.liveTaskNames.isEmpty)
    try simulation.end()
  }

  @Test("Without a name, with a priority, and from a detached task they are recorded too")
  func recordedPlain() throws {
    let simulation = simulate {
      Task.detached(priority: .low) {
        Task { await pause() }
        Task(priority: .high) { await pause() }
        Task.detached { try await Task.sleep(for: .seconds(1)) }
        Task.immediate { await pause() }
        Task.immediateDetached { await pause() }
      }
    }
    #expect(simulation.liveTaskNames == [nil, nil, nil, nil, nil])
    try simulation.advance(by: .seconds(1))
    #expect(simulation.liveTaskNames.isEmpty)
  }

  @Test("Results and errors come through")
  func results() {
    let simulation = simulate {
      let sum = Task { 1 + 1 }
      let text = Task.detached { "two" }
      let failure: Task<Int, any Error> = Task { throw Fault() }
      let immediate = Task.immediate { 3 }
      Task {
        print(await sum.value, await text.value, await failure.result, await immediate.value)
      }
    }
    #expect(simulation.lines == ["2 two failure(HeadlessUITests.Fault()) 3"])
  }

  @Test("Outside a simulation nothing is recorded")
  func outside() async throws {
    let simulation = simulate { print("alive") }
    let tasks = [Task { await pause() }, Task.detached { await pause() }]
    #expect(simulation.world.tasks.live.isEmpty)
    for task in tasks { await task.value }
    try simulation.end()
  }
}

private func pause() async {
  if World.current != nil { try? await Task.sleep(for: .seconds(1)) }
}

import Testing

@testable import HeadlessUI

@Suite("Two simulations")
@MainActor struct TwoSimulationsTests {
  @Test("Driven in turn, each has the transcript that it has alone")
  func inTurn() throws {
    let alone = try playBusyView()
    #expect(alone.lines.isEmpty == false)
    let first = Simulation { BusyView() }
    let second = Simulation { BusyView() }
    try first.tap("Work")
    try second.tap("Work")
    try second.advance(by: .seconds(3))
    try first.advance(by: .seconds(3))
    try first.end()
    #expect(first.transcript == alone)
    try second.end()
    #expect(second.transcript == alone)
  }

  @Test("Their clocks, identifiers, states and lines are their own")
  func separation() throws {
    let first = Simulation { Counter(name: "first") }
    let second = Simulation { Counter(name: "second") }
    try first.advance(by: .seconds(5))
    try first.tap("Count")
    try first.tap("Count")
    try second.advance(by: .milliseconds(500))
    try second.tap("Count")
    #expect(first.timedLines == ["5.0 s first #1 9:41:05", "5.0 s first #2 9:41:05"])
    #expect(second.timedLines == ["0.5 s second #1 9:41:00"])
    #expect(first.screen.contains("count 2"))
    #expect(second.screen.contains("count 1"))
    try first.end()
    try second.tap("Count")
    #expect(second.timedLines.last == "0.5 s second #2 9:41:00")
    #expect(first.lines.count == 2)
  }

  @Test("Neither advances nor wakes what sleeps in the other")
  func sleepers() throws {
    let first = simulate { Task { await sleepAndSay("first") } }
    let second = simulate { Task { await sleepAndSay("second") } }
    try first.advance(by: .seconds(10))
    #expect(first.timedLines == ["1.0 s first has slept"])
    #expect(second.lines.isEmpty)
    #expect(second.world.clock.sleeperCount == 1)
    try second.advance(by: .seconds(1))
    #expect(second.timedLines == ["1.0 s second has slept"])
  }

  @Test("One after the other begins anew")
  func oneAfterTheOther() throws {
    let first = try playBusyView()
    #expect(first.lines.first?.text == "timer #1 starts")
    #expect(try playBusyView() == first)
  }

  @Test("One inside the other leaves the outer one as it was")
  func nested() throws {
    let alone = try playBusyView()
    let inner = Box<Transcript?>(nil)
    let outer = Simulation {
      Button("Nest") {
        let id = UUID()
        print("before", id, Date.now.timeIntervalSince(World.startDate))
        Task { print("task of the outer") }
        inner.value = try? playBusyView()
        print("after", id, UUID(), Date.now.timeIntervalSince(World.startDate))
      }
    }
    try outer.advance(by: .seconds(1))
    try outer.tap("Nest")
    #expect(
      outer.timedLines == [
        "1.0 s before #1 1.0", "1.0 s after #1 #2 1.0", "1.0 s task of the outer",
      ]
    )
    #expect(inner.value == alone)
    try outer.end()
  }

  @Test("One inside a job of the other leaves that job on the main actor and the next one off it")
  func nestedInTask() throws {
    let alone = try playBusyView()
    let inner = Box<Transcript?>(nil)
    let outer = simulate {
      Task {
        inner.value = try? playBusyView()
        MainActor.assertIsolated()
        print("after", SimulationExecutor.shared.isIsolatingCurrentContext() ?? "unknown")
      }
      Task.detached {
        print("detached", SimulationExecutor.shared.isIsolatingCurrentContext() ?? "unknown")
      }
    }
    #expect(outer.lines == ["after true", "detached false"])
    #expect(inner.value == alone)
  }

  @Test("An async test may await between the steps of two, on every kind of executor")
  func acrossAwaits() async throws {
    let alone = try playBusyView()
    let first = Simulation { BusyView() }
    await Task.yield()
    #expect(World.current == nil)
    let second = Simulation { BusyView() }
    try first.tap("Work")
    await Task.detached { await Task.yield() }.value
    try second.tap("Work")
    try await Task.sleep(for: .microseconds(50))
    try first.advance(by: .seconds(1))
    await MainActor.run { #expect(World.current == nil) }
    try second.advance(by: .milliseconds(1_500))
    try await Task.detached { try await driveTwoSeconds(first) }.value
    async let pause: Void = Task.sleep(for: .microseconds(50))
    try second.advance(by: .milliseconds(1_500))
    try await pause
    try second.end()
    try first.end()
    #expect(first.transcript.lines == alone.lines)
    #expect(second.transcript.lines == alone.lines)
  }

  @Test("A cancellation from outside shows at the next step")
  func cancelledFromOutside() throws {
    let task = Box<Task<Void, Never>?>(nil)
    let simulation = simulate { task.value = Task { await sleepAndSay("sleeper") } }
    task.value?.cancel()
    #expect(simulation.lines.isEmpty)
    try simulation.advance(by: .zero)
    #expect(simulation.timedLines == ["0.0 s sleeper was cancelled"])
    try simulation.end()
  }
}

@MainActor private func driveTwoSeconds(_ simulation: Simulation) throws {
  try simulation.advance(by: .seconds(2))
}

private func sleepAndSay(_ name: String) async {
  do {
    try await Task.sleep(for: .seconds(1))
    print("\(name) has slept")
  } catch {
    print("\(name) was cancelled")
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(self.count)")
      Button("Count") {
        self.count += 1
        print(self.name, UUID(), Date.now.formatted(date: .omitted, time: .standard))
      }
    }
  }
}

import Testing

@testable import HeadlessUI

@Suite("Jobs of others beside simulations")
struct ForeignJobsTests {
  @Test("Jobs that another thread enqueues during a step run outside the simulation")
  @MainActor func otherThread() async throws {
    let strays = Tally()
    let tasks = Box<[Task<Void, Never>]>([])
    let simulation = simulate {
      print("before")
      inOtherThread {
        strays.count(if: World.current != nil)
        tasks.value = [
          Task.detached { strays.count(if: World.current != nil) },
          Task { @MainActor in strays.count(if: World.current != nil) },
          Task.detached {
            await MainActor.run { strays.count(if: World.current != nil) }
            await Task.yield()
            strays.count(if: World.current != nil)
          },
        ]
      }
      print("after")
    }
    #expect(simulation.lines == ["before", "after"])
    #expect(simulation.world.tasks.live.isEmpty)
    #expect(tasks.value.count == 3)
    for task in tasks.value { await task.value }
    #expect(strays.value == 0)
    try simulation.end()
  }

  @Test("200 ordinary tests' worth of work and 100 simulations do not touch each other")
  func together() async throws {
    let alone = try await playBusyView()
    #expect(alone.lines.count == 20)
    let (jobs, strays, differences) = (Tally(), Tally(), Tally())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          try await foreignWork(number) {
            jobs.count()
            strays.count(if: World.current != nil)
          }
        }
        guard number.isMultiple(of: 2) else { continue }
        group.addTask {
          let transcript = try await playBusyView()
          differences.count(if: transcript != alone)
        }
      }
      try await group.waitForAll()
    }
    #expect(jobs.value == 200 * 25)
    #expect(strays.value == 0)
    #expect(differences.value == 0)
  }

  @Test("An ordinary async test beside simulations runs outside them", arguments: 0..<200)
  func ordinary(_ number: Int) async throws {
    let (jobs, strays) = (Tally(), Tally())
    try await foreignWork(number) {
      jobs.count()
      strays.count(if: World.current != nil)
    }
    #expect(jobs.value == 25)
    #expect(strays.value == 0)
  }

  @Test("A simulation beside ordinary async tests is as it is alone", arguments: 0..<100)
  @MainActor func simulation(_ number: Int) throws {
    let transcript = try playBusyView()
    #expect(transcript.lines.count == 20)
    #expect(transcript.lines.last?.text == "timer #1 ends")
    #expect(try playBusyView() == transcript)
  }

  @Test("A simulation of an async test is as it is alone", arguments: 0..<20)
  @MainActor func simulationInAsyncTest(_ number: Int) async throws {
    let strays = Tally()
    async let work: Void = foreignWork(number) { strays.count(if: World.current != nil) }
    let simulation = Simulation { BusyView() }
    await Task.yield()
    try simulation.tap("Work")
    try await Task.sleep(for: .microseconds(number))
    try simulation.advance(by: .seconds(3))
    try await work
    try simulation.end()
    #expect(strays.value == 0)
    #expect(simulation.transcript == (try playBusyView()))
  }
}

/// What an ordinary async test might do, in one of five ways; 25 jobs, each of which reports.
private func foreignWork(_ number: Int, job: @escaping @Sendable () -> Void) async throws {
  switch number % 5 {
  case 0:
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<25 {
        group.addTask {
          await Task.yield()
          job()
        }
      }
    }
  case 1:
    for _ in 0..<25 { await Task.detached { job() }.value }
  case 2:
    for _ in 0..<25 { await MainActor.run { job() } }
  case 3:
    for _ in 0..<25 {
      try await Task.sleep(for: .microseconds(20))
      job()
    }
  default:
    let worker = Worker()
    for _ in 0..<25 { await worker.work(job) }
  }
}

private actor Worker {
  func work(_ job: @Sendable () -> Void) async {
    await Task.yield()
    job()
  }
}

/// Runs code in a thread of its own and waits for its end.
private func inOtherThread(_ body: @escaping @Sendable () -> Void) {
  let end = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    end.signal()
  }
  end.wait()
}

import Testing

@testable import HeadlessUI

@Suite("Waking")
@MainActor struct WakingTests {
  @Test("cancel() does not resume the sleeper inside")
  func notInside() throws {
    let simulation = simulate {
      let sleeper = Task { await sleepAndSay("sleeper", .seconds(5)) }
      Task {
        print("before cancel")
        sleeper.cancel()
        print("after cancel")
      }
    }
    #expect(
      simulation.timedLines == [
        "0.0 s before cancel", "0.0 s after cancel", "0.0 s sleeper was cancelled",
      ]
    )
    try simulation.end()
  }

  @Test("A cancelled sleeper wakes at the present time, when no other job is ready")
  func whenNothingIsReady() throws {
    let simulation = simulate {
      let sleeper = Task { await sleepAndSay("sleeper", .seconds(5)) }
      Task {
        try? await Task.sleep(for: .seconds(2))
        sleeper.cancel()
        Task { await say(["other 1", "other 2", "other 3"]) }
        Task.detached { await say(["pool 1", "pool 2", "pool 3"]) }
      }
    }
    try simulation.advance(by: .seconds(10))
    #expect(simulation.lines.count == 7)
    #expect(simulation.timedLines.last == "2.0 s sleeper was cancelled")
    try simulation.end()
  }

  @Test("Cancelled sleepers wake one at a time, in the order in which they were cancelled")
  func orderOfCancellation() throws {
    let simulation = simulate {
      let sleepers = (1...3).map { number in
        Task {
          await sleepAndSay("\(number)", .seconds(5 + number))
          await say(["\(number) goes on", "\(number) ends"])
        }
      }
      Task {
        try? await Task.sleep(for: .seconds(1))
        for number in [3, 1, 2] { sleepers[number - 1].cancel() }
      }
    }
    try simulation.advance(by: .seconds(1))
    #expect(
      simulation.timedLines == [
        "1.0 s 3 was cancelled", "1.0 s 3 goes on", "1.0 s 3 ends",
        "1.0 s 1 was cancelled", "1.0 s 1 goes on", "1.0 s 1 ends",
        "1.0 s 2 was cancelled", "1.0 s 2 goes on", "1.0 s 2 ends",
      ]
    )
  }

  @Test("A sleep that was cancelled before it began waits for its turn all the same")
  func cancelledBefore() throws {
    let simulation = simulate {
      let late = Task {
        print("begins, cancelled:", Task.isCancelled)
        await sleepAndSay("late", .seconds(5))
      }
      late.cancel()
      Task { await say(["other 1", "other 2", "other 3"]) }
      let early = Task { await sleepAndSay("early", .seconds(9)) }
      Task { early.cancel() }
    }
    #expect(simulation.lines.first == "begins, cancelled: true")
    #expect(
      simulation.timedLines.dropFirst() == [
        "0.0 s other 1", "0.0 s other 2", "0.0 s other 3", "0.0 s late was cancelled",
        "0.0 s early was cancelled",
      ]
    )
  }

  @Test("Due sleepers wake by deadline and, of one deadline, in the order in which they lay down")
  func dueOrder() throws {
    let simulation = simulate {
      Task.detached { await sleepAndSay("2 s", .seconds(2)) }
      Task.detached { await sleepAndSay("1 s", .seconds(1)) }
      Task.detached { await sleepAndSay("1 s, later", .milliseconds(1_000)) }
      Task.detached {
        await sleepAndSay("0.5 s", .milliseconds(500))
        await sleepAndSay("0.5 s more", .milliseconds(500))
      }
    }
    try simulation.advance(by: .seconds(3))
    #expect(
      simulation.timedLines == [
        "0.5 s 0.5 s has slept", "1.0 s 1 s has slept", "1.0 s 1 s, later has slept",
        "1.0 s 0.5 s more has slept", "2.0 s 2 s has slept",
      ]
    )
  }

  @Test("What a woken sleeper causes is done before the next one of the same deadline wakes")
  func drainsBetween() throws {
    let simulation = simulate {
      for name in ["first", "second"] {
        Task {
          await sleepAndSay(name, .seconds(1))
          Task.detached { await say(["\(name) goes on", "\(name) ends"]) }
        }
      }
    }
    try simulation.advance(by: .seconds(1))
    #expect(
      simulation.lines == [
        "first has slept", "first goes on", "first ends", "second has slept",
        "second goes on", "second ends",
      ]
    )
  }

  @Test("A due sleeper that is cancelled before its turn goes behind those that were due before")
  func cancelledWhenDue() throws {
    let simulation = simulate {
      let tasks = Box<[Task<Void, Never>]>([])
      Task {
        await sleepAndSay("canceller", .seconds(1))
        tasks.value.first?.cancel()
      }
      tasks.value = ["first", "second"].map { name in
        Task { await sleepAndSay(name, .seconds(1)) }
      }
    }
    try simulation.advance(by: .seconds(1))
    #expect(
      simulation.timedLines == [
        "1.0 s canceller has slept", "1.0 s second has slept", "1.0 s first was cancelled",
      ]
    )
  }

  @Test("Cancelling twice, or after the end, wakes nobody a second time")
  func cancelledTwice() throws {
    let simulation = simulate {
      let sleepers = ["first", "second"].map { name in
        Task { await sleepAndSay(name, .seconds(1)) }
      }
      Task {
        for index in [0, 1, 0, 0] { sleepers[index].cancel() }
        try? await Task.sleep(for: .seconds(2))
        for sleeper in sleepers { sleeper.cancel() }
      }
    }
    try simulation.advance(by: .seconds(3))
    #expect(
      simulation.timedLines == ["0.0 s first was cancelled", "0.0 s second was cancelled"]
    )
    #expect(simulation.world.clock.sleeperCount == 0)
  }
}

private func sleepAndSay(_ name: String, _ duration: Duration) async {
  do {
    try await Task.sleep(for: duration)
    print("\(name) has slept")
  } catch {
    print("\(name) was cancelled")
  }
}

/// Says one thing a turn.
private func say(_ things: [String]) async {
  for thing in things {
    print(thing)
    await Task.yield()
  }
}

import Testing

@testable import HeadlessUI

@Suite("AsyncTimerSequence")
@MainActor struct TimerTests {
  @Test("The first element comes after one whole interval")
  func first() throws {
    let simulation = simulate {
      Task { for await _ in AsyncTimerSequence.repeating(every: .seconds(2)) { print("tick") } }
    }
    try simulation.advance(by: .milliseconds(1_999))
    #expect(simulation.lines.isEmpty)
    try simulation.advance(by: .milliseconds(2_002))
    #expect(simulation.timedLines == ["2.0 s tick", "4.0 s tick"])
  }

  @Test("Its time begins when it is first asked for an element")
  func begins() throws {
    let simulation = simulate {
      Task {
        var timer = AsyncTimerSequence.repeating(every: .seconds(1)).makeAsyncIterator()
        try await Task.sleep(for: .milliseconds(300))
        _ = await timer.next()
        print("tick")
      }
    }
    try simulation.advance(by: .seconds(2))
    #expect(simulation.timedLines == ["1.3 s tick"])
  }

  @Test("10 000 ticks do not drift, though each takes time and some take longer than the interval")
  func drift() throws {
    let interval = Duration.nanoseconds(333_333_334)
    let instants = Box<[SuspendingClock.Instant]>([])
    let simulation = simulate {
      Task {
        for await instant in AsyncTimerSequence.repeating(every: interval) {
          instants.value.append(instant)
          let isSlow = instants.value.count.isMultiple(of: 100)
          try await Task.sleep(for: isSlow ? interval * 3 / 2 : .nanoseconds(7_000_001))
        }
      }
    }
    try simulation.advance(by: interval * 10_000)
    #expect(instants.value.count == 10_000)
    let start = SuspendingClock().systemEpoch
    let expected = (1...10_000).map { tick in
      // The one after a slow one is half an interval late, all others are in time.
      start.advanced(by: interval * tick + (tick > 1 && tick % 100 == 1 ? interval / 2 : .zero))
    }
    #expect(instants.value == expected)
  }

  @Test("A slow consumer gets the ticks that it has missed back to back")
  func slowConsumer() throws {
    let simulation = simulate {
      Task {
        var ticks = 0
        for await _ in AsyncTimerSequence.repeating(every: .milliseconds(100)) {
          ticks += 1
          print("tick \(ticks)")
          if ticks == 1 { try await Task.sleep(for: .milliseconds(350)) }
        }
      }
    }
    try simulation.advance(by: .milliseconds(600))
    #expect(
      simulation.timedLines == [
        "0.1 s tick 1", "0.45 s tick 2", "0.45 s tick 3", "0.45 s tick 4", "0.5 s tick 5",
        "0.6 s tick 6",
      ]
    )
  }

  @Test("Cancellation ends it at once")
  func cancellation() throws {
    let simulation = simulate {
      let consumer = Task {
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) { print("tick") }
        print("over")
      }
      Task {
        try await Task.sleep(for: .milliseconds(1_500))
        consumer.cancel()
      }
    }
    try simulation.advance(by: .seconds(5))
    #expect(simulation.timedLines == ["1.0 s tick", "1.5 s over"])
    try simulation.end()
  }

  @Test("After cancellation next() is nil for ever, also for a task that is not cancelled")
  func endedForEver() throws {
    typealias Iterator = AsyncTimerSequence<SuspendingClock>.Iterator
    let timer = Box<Iterator>(AsyncTimerSequence.repeating(every: .seconds(1)).makeAsyncIterator())
    let simulation = simulate {
      let first = Task {
        print("cancelled:", await timer.value.next() == nil)
        print("again:", await timer.value.next() == nil)
      }
      Task {
        first.cancel()
        await first.value
        print("other task:", Task.isCancelled, await timer.value.next() == nil)
      }
    }
    #expect(
      simulation.timedLines == [
        "0.0 s cancelled: true", "0.0 s again: true", "0.0 s other task: false true",
      ]
    )
  }

  @Test("Two iterators of one sequence keep their own time")
  func iterators() throws {
    let simulation = simulate {
      let timer = AsyncTimerSequence.repeating(every: .seconds(1))
      Task { for await _ in timer { print("first") } }
      Task {
        try await Task.sleep(for: .milliseconds(500))
        for await _ in timer { print("second") }
      }
    }
    try simulation.advance(by: .seconds(2))
    #expect(simulation.timedLines == ["1.0 s first", "1.5 s second", "2.0 s first"])
  }

  @Test("A clock of one's own is asked for the time and slept on, with the tolerance given")
  func customClock() throws {
    let simulation = simulate {
      Task {
        let timer = AsyncTimerSequence.repeating(
          every: .seconds(10),
          tolerance: .seconds(3),
          clock: FastClock()
        )
        for await instant in timer { print("tick at", instant.offset) }
      }
    }
    try simulation.advance(by: .seconds(2))
    #expect(
      simulation.timedLines == [
        "0.0 s sleeps until 10.0 seconds, tolerance 3.0 seconds", "1.0 s tick at 10.0 seconds",
        "1.0 s sleeps until 20.0 seconds, tolerance 3.0 seconds", "2.0 s tick at 20.0 seconds",
        "2.0 s sleeps until 30.0 seconds, tolerance 3.0 seconds",
      ]
    )
  }
}

/// A clock on which ten seconds pass in one of the simulation.
private struct FastClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: self.offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - self.offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  var now: Instant { Instant(offset: .seconds(10 * Date.now.timeIntervalSince(World.startDate))) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    print("sleeps until \(deadline.offset), tolerance \(tolerance ?? .zero)")
    try await Task.sleep(for: self.now.duration(to: deadline) / 10)
  }
}

import HeadlessUI

/// A hundred timers that tick once a second, for a simulated hour.
@MainActor
enum TimerBenchmark {
  static func microsecondsPerTick() throws -> Double {
    let counter = Counter()
    let (timers, seconds) = (100, 3_600)
    let simulation = Simulation()
    try simulation.perform("start") {
      for _ in 0..<timers {
        Task {
          for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) { counter.ticks += 1 }
        }
      }
    }
    let time = try least(of: 1) { try simulation.advance(by: .seconds(seconds)) }
    precondition(counter.ticks == timers * seconds, "wrong number of ticks: \(counter.ticks)")
    return time / Double(counter.ticks)
  }
}

@MainActor
private final class Counter {
  var ticks = 0
}

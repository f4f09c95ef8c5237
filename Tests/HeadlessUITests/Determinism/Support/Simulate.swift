@testable import HeadlessUI

/// Launches a simulation of code that needs no views: `body` runs as the appear action of a text.
///
/// - Parameters:
///   - limits: When a queue counts as endless.
///   - body: What to run.
/// - Returns: The simulation, after all that could run at its launch has run.
@MainActor
func simulate(
  limits: Simulation.Limits = Simulation.Limits(),
  _ body: @escaping @MainActor () -> Void
) -> Simulation {
  Simulation(limits: limits) { Text("stage").onAppear { body() } }
}

extension Simulation {
  /// What was printed, with the simulated time before each line: “0.5 s tick”.
  var timedLines: [String] { self.transcript.lines.map { "\($0.time.inSeconds) \($0.text)" } }

  /// The names of the recorded tasks that have not ended.
  var liveTaskNames: [String?] { self.world.tasks.live.map(\.name) }
}

/// Something to throw.
struct Fault: Error {}

/// A variable that closures share, of which only one runs at a time.
final class Box<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Counts from any thread.
final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  /// How often it was counted so far.
  var value: Int { self.lock.withLock { self.count } }

  /// Counts one.
  func count(if condition: Bool = true) {
    guard condition else { return }
    self.lock.withLock { self.count += 1 }
  }
}

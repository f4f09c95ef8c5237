import HeadlessUI

extension Simulation {
  /// What was printed, without times.
  var lines: [String] { self.transcript.lines.map(\.text) }

  /// What was printed while `body` ran, without times.
  func lines(during body: () throws -> Void) rethrows -> [String] {
    let count = self.lines.count
    try body()
    return Array(self.lines.dropFirst(count))
  }
}

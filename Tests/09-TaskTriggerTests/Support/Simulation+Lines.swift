import HeadlessUI

extension Simulation {
  /// What was printed, without times.
  var lines: [String] { self.transcript.lines.map(\.text) }

  /// How often a text was printed.
  func count(_ text: String) -> Int { self.lines.count { $0 == text } }
}

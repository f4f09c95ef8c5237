import HeadlessUI

extension Simulation {
  /// The texts of the runtime's warnings.
  var warningTexts: [String] { self.texts(of: .warning) }

  /// The texts of the lifecycle events.
  var traceTexts: [String] { self.texts(of: .trace) }

  private func texts(of kind: Transcript.Line.Kind) -> [String] {
    self.transcript.lines.filter { $0.kind == kind }.map(\.text)
  }
}

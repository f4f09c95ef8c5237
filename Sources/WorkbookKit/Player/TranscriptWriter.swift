import HeadlessUI

/// Writes a transcript while it grows: the title of a step when it begins, each line when it is there.
///
/// A crash or a hang therefore leaves everything on screen that came before it.
final class TranscriptWriter {
  private let console: Console
  /// How many steps have their title written.
  private var steps = 0
  /// How many lines of the last of them are written.
  private var lines = 0

  init(console: Console) {
    self.console = console
  }

  /// Writes what is new.
  func write(_ transcript: Transcript) {
    for index in max(0, self.steps - 1)..<transcript.steps.count {
      let step = transcript.steps[index]
      guard step.isShown else { continue }
      if index >= self.steps {
        self.console.print(self.console.styled(step.title, .step))
        (self.steps, self.lines) = (index + 1, 0)
      }
      for line in step.lines[self.lines...] { self.console.print(self.console.text(of: line)) }
      self.lines = step.lines.count
    }
  }
}

/// Writes a transcript: knows which step it is at, and makes lines of what is printed.
final class Recorder {
  private(set) var transcript = Transcript()
  private var unfinished = ""
  /// The number of the task that printed last.
  private var author: Int?
  /// Is handed the transcript whenever a step begins or a line is added.
  var observer: ((Transcript) -> Void)?

  /// The title of the step under way.
  var currentStep: String { self.transcript.steps.last?.title ?? "" }

  func begin(_ title: String, isImplied: Bool = false, at time: Duration) {
    self.transcript.steps.append(
      Transcript.Step(title: title, isImplied: isImplied, start: time)
    )
    self.observer?(self.transcript)
  }

  /// Adds what was printed.
  ///
  /// - Parameters:
  ///   - text: The text, with its line breaks.
  ///   - time: When.
  ///   - task: The number of the task that printed it.
  func print(_ text: String, at time: Duration, by task: Int? = nil) {
    self.author = task
    let pieces = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index > 0 { self.breakLine(at: time) }
      self.unfinished += Substring(piece)
    }
  }

  func warn(_ text: String, at time: Duration) {
    self.finishLine(at: time)
    self.append(Transcript.Line(time: time, text: text, kind: .warning))
  }

  /// Adds a lifecycle event; a line that still waits for its line break waits on, so that a
  /// transcript with events has the same other lines as one without.
  func trace(_ text: String, _ event: Transcript.Event?, at time: Duration) {
    self.append(Transcript.Line(time: time, text: text, kind: .trace, event: event))
  }

  /// Makes a line of what still waits for its line break.
  func finishLine(at time: Duration) {
    if self.unfinished.isEmpty == false { self.breakLine(at: time) }
  }

  private func breakLine(at time: Duration) {
    var text = ""
    swap(&text, &self.unfinished)
    // A carriage return before the line feed is half of the line break.
    if text.last == "\r" { text.removeLast() }
    self.append(Transcript.Line(time: time, text: text, kind: .output, task: self.author))
  }

  private func append(_ line: Transcript.Line) {
    if self.transcript.steps.isEmpty { self.begin("", at: .zero) }
    self.transcript.steps[self.transcript.steps.count - 1].lines.append(line)
    self.observer?(self.transcript)
  }
}

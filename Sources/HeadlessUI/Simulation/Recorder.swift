/// Writes a transcript: knows which step it is at, and makes lines of what is printed.
final class Recorder {
  private(set) var transcript = Transcript()
  private var unfinished = ""
  /// Is handed the transcript whenever a step begins or a line is added.
  var observer: ((Transcript) -> Void)?

  /// The title of the step under way.
  var currentStep: String { self.transcript.steps.last?.title ?? "" }

  func begin(_ title: String, isImplied: Bool = false) {
    self.transcript.steps.append(Transcript.Step(title: title, isImplied: isImplied))
    self.observer?(self.transcript)
  }

  func print(_ text: String, at time: Duration) {
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

  func trace(_ event: String, at time: Duration) {
    self.finishLine(at: time)
    self.append(Transcript.Line(time: time, text: event, kind: .trace))
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
    self.append(Transcript.Line(time: time, text: text, kind: .output))
  }

  private func append(_ line: Transcript.Line) {
    if self.transcript.steps.isEmpty { self.begin("") }
    self.transcript.steps[self.transcript.steps.count - 1].lines.append(line)
    self.observer?(self.transcript)
  }
}

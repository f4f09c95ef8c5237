/// Writes a transcript: knows which step it is at, and makes lines of what is printed.
final class Recorder {
  private(set) var transcript = Transcript()
  private var unfinished = ""

  /// The title of the step under way.
  var currentStep: String { self.transcript.steps.last?.title ?? "" }

  func begin(_ title: String, isImplied: Bool = false) {
    self.transcript.steps.append(Transcript.Step(title: title, isImplied: isImplied))
  }

  func print(_ text: String, at time: Duration) {
    let lines = (self.unfinished + text).split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines.dropLast() {
      self.append(Transcript.Line(time: time, text: String(line), kind: .output))
    }
    self.unfinished = lines.last.map(String.init) ?? ""
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
    guard self.unfinished.isEmpty == false else { return }
    self.print("\n", at: time)
  }

  private func append(_ line: Transcript.Line) {
    if self.transcript.steps.isEmpty { self.begin("") }
    self.transcript.steps[self.transcript.steps.count - 1].lines.append(line)
  }
}

import HeadlessUI

extension Console {
  /// Renders a line of a transcript: without colour, its own description to the byte.
  func text(of line: Transcript.Line) -> String {
    let text = line.description
    switch line.kind {
    case .warning: return self.styled(text, .warning)
    case .trace: return self.styled(text, .dim)
    case .output:
      guard text.hasSuffix(line.text) else { return text }
      return self.styled(text.dropLast(line.text.count), .dim) + line.text
    }
  }

  /// Writes what is on screen, set off from what was printed.
  func showScreen(_ screen: String) {
    for line in screen.split(separator: "\n") {
      self.print(self.styled("    │ \(line)", .dim))
    }
  }
}

/// The visible views as text, one line each, indented by what they stand in.
struct ScreenText {
  private(set) var lines: [String] = []
  private var indentation = ""

  mutating func write(_ line: String) {
    self.lines.append(self.indentation + line)
  }

  @MainActor mutating func indented(_ body: @MainActor (inout ScreenText) -> Void) {
    self.indentation += "  "
    body(&self)
    self.indentation.removeLast(2)
  }

  /// All lines in one.
  var inOneLine: String { self.lines.map { $0.drop { $0 == " " } }.joined(separator: " ") }
}

extension Node {
  /// What the node shows in one line: the title of a control whose label it is.
  @MainActor final var text: String {
    var screen = ScreenText()
    self.describe(to: &screen)
    return screen.inOneLine
  }
}

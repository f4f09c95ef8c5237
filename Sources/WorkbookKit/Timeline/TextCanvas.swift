/// Lines of text on which one can write anywhere.
struct TextCanvas {
  private var lines: [[Character]]

  /// Makes empty lines.
  init(lines count: Int) {
    self.lines = Array(repeating: [], count: count)
  }

  /// Writes from a place to the right, over what was there.
  mutating func write(_ text: String, line: Int, column: Int) {
    let characters = Array(text)
    let end = column + characters.count
    let missing = max(0, end - self.lines[line].count)
    self.lines[line] += Array(repeating: " ", count: missing)
    self.lines[line].replaceSubrange(column..<end, with: characters)
  }
}

extension TextCanvas: CustomStringConvertible {
  /// The lines, joined by line feeds.
  var description: String { self.lines.map { String($0) }.joined(separator: "\n") }
}

/// A Swift file as lines, of which parts can be quoted by name.
///
/// There is no parser: `swift format lint` holds for every source, so indentation tells where a
/// declaration ends, and only multi-line string literals need care.
struct SourceFile {
  /// The path seen from the root of the repository.
  let path: String

  /// The lines, without empty ones at the end.
  let lines: [String]

  /// For each line, whether it belongs to a string literal that began on an earlier one.
  let isLiteral: [Bool]

  /// Cuts a file into lines.
  init(path: String, text: String) {
    self.path = path
    var lines = text.lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
    var isInside = false
    self.isLiteral = lines.map { line in
      let wasInside = isInside
      let isComment = wasInside == false && line.trimmedStart.hasPrefix("//")
      if isComment == false, line.ranges(of: "\"\"\"").count.isMultiple(of: 2) == false {
        isInside.toggle()
      }
      return wasInside
    }
  }
}

extension SourceFile {
  /// Counts the spaces at the start of a line.
  ///
  /// - Returns: Their number; `nil` where it says nothing, in a blank line or a string literal.
  func indentation(_ index: Int) -> Int? {
    let line = self.lines[index]
    if self.isLiteral[index] || line.allSatisfy(\.isWhitespace) { return nil }
    return line.prefix { $0 == " " }.count
  }

  /// Quotes some lines, moved to the left margin and without blank ones at either end.
  func quote(_ range: Range<Int>) -> [String] {
    let depth = range.compactMap(self.indentation).min() ?? 0
    let margin = String(repeating: " ", count: depth)
    let lines = self.lines[range].map { line in
      line.hasPrefix(margin) ? String(line.dropFirst(depth)) : line
    }
    let text = lines.indices.filter { lines[$0].allSatisfy(\.isWhitespace) == false }
    guard let first = text.first, let last = text.last else { return [] }
    return Array(lines[first...last])
  }
}

extension SourceFile {
  /// Finds the lines of a declaration, the comments and attributes directly above it included.
  func extent(ofDeclarationAt head: Int) -> Range<Int> {
    let depth = self.indentation(head) ?? 0
    var start = head
    while start > 0, self.indentation(start - 1) == depth, self.isAnnotation(start - 1) {
      start -= 1
    }
    var end = head + 1
    for index in self.lines.indices[end...] {
      // Blank lines and literals belong to whatever surrounds them.
      guard let indentation = self.indentation(index) else {
        if self.isLiteral[index] { end = index + 1 }
        continue
      }
      guard indentation > depth || indentation == depth && self.isContinuation(index) else { break }
      end = index + 1
    }
    return start..<end
  }

  private func isAnnotation(_ index: Int) -> Bool {
    let line = self.lines[index].trimmedStart
    if line.hasPrefix("//") { return line.hasPrefix("// MARK:") == false }
    // A property may share its line with its attributes; then it is no annotation of the next one.
    return line.wholeMatch(of: /(@[\w.]+(\([^)]*\))? *)+/) != nil
  }

  /// Tells whether a line at a declaration's own depth goes on with it: `)`, `}`, `where …`.
  private func isContinuation(_ index: Int) -> Bool {
    let line = self.lines[index].trimmedStart
    return line.first.map { ")]}{".contains($0) } == true || line.hasPrefix("where ")
  }
}

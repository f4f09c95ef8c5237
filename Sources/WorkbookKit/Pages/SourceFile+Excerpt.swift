extension SourceFile {
  /// Quotes the part of the file that a fragment names.
  ///
  /// - Parameter fragment: `Type`, `Type.member`, `MARK: region`, the head of an extension as it
  ///   stands (`extension Type: Protocol`), or `nil` for the whole file.
  /// - Returns: The lines at the left margin, the comments directly above a declaration included.
  /// - Throws: `PageFault` if the file has no such part, or several.
  func excerpt(_ fragment: String?) throws(PageFault) -> [String] {
    guard let fragment else { return self.lines }
    let matches = self.parts(fragment)
    guard let match = matches.first else {
      throw PageFault(message: "\(self.path) has no “\(fragment)”")
    }
    guard matches.count == 1 else {
      let places = matches.map { "\($0.lowerBound + 1)" }.joined(separator: ", ")
      throw PageFault(
        message: "“\(fragment)” is ambiguous in \(self.path), see lines \(places): mark the part"
          + " that you mean with “// MARK: name” and quote “#MARK: name”"
      )
    }
    return self.quote(match)
  }

  private func parts(_ fragment: String) -> [Range<Int>] {
    if fragment.hasPrefix("MARK:") { return self.regions(markedBy: fragment) }
    if fragment.hasPrefix("extension ") {
      return self.lines.indices.filter { self.lines[$0] == fragment + " {" }
        .map { self.extent(ofDeclarationAt: $0) }
    }
    let names = fragment.split(separator: ".").map(String.init)
    let found = self.declarations(named: names[...], in: self.lines.indices, indentation: 0)
    // A type is its declaration; an extension stands for it only where that is in another file.
    let own = found.filter { $0.isExtension == false }
    return (own.isEmpty ? found : own).map(\.extent)
  }

  /// Finds what lies between a mark and the next one, or the end of what encloses it.
  private func regions(markedBy text: String) -> [Range<Int>] {
    let marks = self.lines.indices.filter {
      self.indentation($0) != nil && self.lines[$0].trimmedStart == "// \(text)"
    }
    return marks.map { mark in
      let depth = self.indentation(mark) ?? 0
      let end = self.lines.indices[(mark + 1)...].first { index in
        guard let indentation = self.indentation(index) else { return false }
        let isMark = self.lines[index].trimmedStart.hasPrefix("// MARK:")
        return indentation < depth || indentation == depth && isMark
      }
      return (mark + 1)..<(end ?? self.lines.count)
    }
  }

  /// Finds declarations by the names that lead to them, the outermost first.
  private func declarations(
    named names: ArraySlice<String>,
    in range: Range<Int>,
    indentation: Int
  ) -> [Declaration] {
    range.filter { self.indentation($0) == indentation }.flatMap { index -> [Declaration] in
      guard let head = DeclarationHead(self.lines[index]) else { return [] }
      // `extension Outer.Inner` covers two names at once.
      let own = head.name.split(separator: ".").map(String.init)
      guard names.starts(with: own) else { return [] }
      let extent = self.extent(ofDeclarationAt: index)
      let rest = names.dropFirst(own.count)
      return rest.isEmpty
        ? [Declaration(extent: extent, isExtension: head.keyword == "extension")]
        : self.declarations(
          named: rest,
          in: (index + 1)..<extent.upperBound,
          indentation: indentation + 2
        )
    }
  }
}

private struct Declaration {
  let extent: Range<Int>
  let isExtension: Bool
}

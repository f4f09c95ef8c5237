extension String {
  /// The lines, empty ones included; joined by line feeds they are the text again.
  var lines: [String] {
    // Byte by byte: to Swift, a line feed after a carriage return is half of a character.
    self.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The words with one space between them.
  package var collapsed: String {
    self.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text from its first character that is no space.
  var trimmedStart: Substring { self.drop { $0 == " " } }
}

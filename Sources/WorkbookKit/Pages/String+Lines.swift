extension String {
  /// The lines, empty ones included; joined by line feeds they are the text again.
  var lines: [String] {
    self.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text from its first character that is no space.
  var trimmedStart: Substring { self.drop { $0 == " " } }
}

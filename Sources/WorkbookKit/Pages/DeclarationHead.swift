/// The keyword and the name in a line that begins a declaration.
struct DeclarationHead {
  /// What is declared, as in `struct`, `func` or `init`.
  let keyword: Substring

  /// Its name; dotted for an extension of a nested type.
  let name: Substring

  /// Reads a line of code; `nil` if it begins no declaration.
  init?(_ line: String) {
    let text = line.trimmedStart
    // Attributes and modifiers come first. `class` may be one of them, as in `class func`.
    let named =
      #/
      (?: @?[\w.]+ (?: \([^)]*\) )? \ + )*
      (struct|class|actor|enum|protocol|extension|func|var|let|case|typealias|associatedtype|macro)
      \ + ( [\w.]+ | [\-+*\/=<>!&|^~?%]+ )
      /#
    let unnamed = /(?:@?[\w.]+(?:\([^)]*\))? +)*(init|deinit|subscript)\b/
    if let match = text.prefixMatch(of: named) {
      (self.keyword, self.name) = (match.1, match.2)
    } else if let match = text.prefixMatch(of: unnamed) {
      (self.keyword, self.name) = (match.1, match.1)
    } else {
      return nil
    }
  }
}

extension String {
  /// Swift source without comments and without blank space outside of string literals: equal for two
  /// files that differ in nothing that matters.
  var significantCode: String {
    var result = ""
    var rest = self[...]
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0.isNewline == false }
      } else if rest.hasPrefix("/*") {
        rest = rest.droppingComment()
      } else if character == "\"" {
        let literal = rest.prefixLiteral()
        result += literal
        rest = rest.dropFirst(literal.count)
      } else {
        if character.isWhitespace == false { result.append(character) }
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

extension Substring {
  /// What follows the comment that begins here; Swift's comments nest.
  fileprivate func droppingComment() -> Substring {
    var rest = self
    var depth = 0
    repeat {
      let mark = rest.prefix(2)
      if mark == "/*" { depth += 1 }
      if mark == "*/" { depth -= 1 }
      rest = rest.dropFirst(mark == "/*" || mark == "*/" ? 2 : 1)
    } while depth > 0 && rest.isEmpty == false
    return rest
  }

  /// The string literal that begins here, both quotation marks included.
  fileprivate func prefixLiteral() -> Substring {
    let quote = self.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var rest = self.dropFirst(quote.count)
    while rest.isEmpty == false, rest.hasPrefix(quote) == false {
      rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
    }
    rest = rest.dropFirst(quote.count)
    return self[..<rest.startIndex]
  }
}

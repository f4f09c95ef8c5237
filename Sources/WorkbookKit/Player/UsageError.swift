/// Why a command line was not understood, in one line.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The line.
  package let description: String

  /// Says what was not understood.
  package init(description: String) {
    self.description = description
  }

  /// A word that means nothing.
  ///
  /// - Parameters:
  ///   - word: The word as typed.
  ///   - kind: What the word was taken for: “act”, “option”.
  ///   - nearest: The known word that is most like it.
  ///   - hint: Where to look further.
  /// - Returns: The error.
  package static func unknown(_ word: String, kind: String, nearest: String?, hint: String)
    -> UsageError
  {
    let match = nearest.map { " Nearest match: “\($0)”." } ?? ""
    return UsageError(description: "unknown \(kind) “\(word)”.\(match) \(hint)")
  }

  /// Two options that exclude each other.
  static func conflict(_ first: Option, _ second: Option) -> UsageError {
    UsageError(
      description: "\(first.flag) and \(second.flag) do not go together. See --help."
    )
  }

  /// An option that means something only beside another one.
  static func missing(_ option: Option, for modes: [Option]) -> UsageError {
    let names = modes.map(\.flag).joined(separator: " or ")
    return UsageError(description: "\(option.flag) needs \(names). See --help.")
  }
}

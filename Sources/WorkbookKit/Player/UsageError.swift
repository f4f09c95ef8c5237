/// A word on the command line that means nothing, and what may have been meant.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What the word was taken for: “act”, “option”.
  let kind: String

  /// The word as typed.
  let word: String

  /// The known word that is most like it.
  let nearest: String?

  /// Where to look further.
  let hint: String

  /// The whole message on one line.
  var description: String {
    let match = self.nearest.map { " Nearest match: “\($0)”." } ?? ""
    return "unknown \(self.kind) “\(self.word)”.\(match) \(self.hint)"
  }
}

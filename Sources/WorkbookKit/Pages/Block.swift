/// A fenced block of a page.
package struct Block: Equatable {
  /// What a block promises to show.
  package enum Subject: Equatable {
    /// What an act prints; the marker names chapter and act, as in `TaskModifier/stage`.
    case transcript(String)

    /// A part of a source file, or all of it if there is no fragment.
    case excerpt(path: String, fragment: String?)

    /// Nothing that could be checked.
    case plain
  }

  /// All that follows the opening fence on its line.
  package let info: String

  /// Where the content lies among the page's lines.
  let body: Range<Int>

  /// The line of the opening fence, counted from 1.
  var line: Int { self.body.lowerBound }

  /// Whether it shows what an act prints.
  var isTranscript: Bool { if case .transcript = self.subject { true } else { false } }

  /// The promise that the info string makes.
  package var subject: Subject {
    let words = self.info.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return words == ["transcript"] ? .transcript("") : .plain }
    switch words[0] {
    case "transcript":
      return .transcript(words[1])
    case "swift":
      let parts = words[1].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      return .excerpt(path: parts[0], fragment: parts.count == 2 ? parts[1] : nil)
    default:
      return .plain
    }
  }
}

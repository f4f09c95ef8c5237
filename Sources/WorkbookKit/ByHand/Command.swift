import HeadlessUI

/// A line that a person typed, understood.
enum Command {
  case step(any ScriptStep)
  case screen
  case help
  case quit
  /// An empty line.
  case nothing

  /// Understands a line.
  ///
  /// - Parameters:
  ///   - line: What was typed. Case does not matter; the beginning of a title is enough, and so is the
  ///     title of a button, or the number before a choice.
  ///   - choices: What can be done.
  /// - Throws: `UsageError` that says what would have been possible.
  init(_ line: String, among choices: Choices) throws(UsageError) {
    guard line.utf8.count <= Self.longestLine else {
      throw UsageError(description: "A line of \(line.utf8.count) bytes is too long for a command.")
    }
    let words = line.collapsed
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = parts.count == 2 ? parts[1] : ""
    switch (parts.first ?? "").lowercased() {
    case "": self = .nothing
    case "quit", "exit", "end", "q": self = .quit
    case "screen": self = .screen
    case "help", "?": self = .help
    case "wait": self = .step(try Self.wait(rest))
    case "type" where rest.isEmpty == false:
      self = .step(TypeText(rest, into: nil))
    case "slide":
      guard let value = Double(rest) else {
        throw UsageError(description: "“slide” needs a number: slide 0.5")
      }
      self = .step(Slide(to: value, in: nil))
    default: self = .step(try Self.choice(words, among: choices))
    }
  }

  private static func wait(_ rest: String) throws(UsageError) -> Wait {
    let number = rest.split(separator: " ").first.map(String.init) ?? "1"
    guard let seconds = Double(number), seconds >= 0, seconds <= Self.longestWait else {
      throw UsageError(
        description: "“wait” needs a number of seconds from 0 to \(Int(Self.longestWait)): wait 3"
      )
    }
    return Wait(seconds: seconds)
  }

  /// Nobody types more; a file that was taken for a script may hold it.
  private static let longestLine = 1_000

  /// A day: whoever types more has slipped.
  private static let longestWait = 86_400.0

  private static func choice(
    _ words: String,
    among choices: Choices
  ) throws(UsageError) -> any ScriptStep {
    if let number = Int(words) {
      guard number > 0, number <= choices.plain.count else {
        throw UsageError(
          description: "There is no choice \(number). “help” lists what can be done."
        )
      }
      return choices.plain[number - 1].step
    }
    let typed = words.lowercased()
    let names = choices.plain.map { choice in
      // “Show Timer” means “tap Show Timer”.
      let words = choice.words.lowercased()
      return [words, String(words.drop { $0 != " " }.dropFirst())].filter { $0.isEmpty == false }
    }
    let exact = names.indices.filter { names[$0].contains(typed) }
    if let index = exact.first { return choices.plain[index].step }
    let begun = names.indices.filter { names[$0].contains { $0.hasPrefix(typed) } }
    if begun.count == 1 { return choices.plain[begun[0]].step }
    if begun.isEmpty == false {
      let list = begun.map { "“\(choices.plain[$0].words)”" }.joined(separator: ", ")
      throw UsageError(description: "“\(words)” could be \(list). Type a little more.")
    }
    throw UsageError.unknown(
      words,
      kind: "command",
      nearest: self.nearest(to: typed, among: names, of: choices),
      hint: "“help” lists what can be done."
    )
  }

  /// The choice that begins most like what was typed, if any is near.
  private static func nearest(
    to typed: String,
    among names: [[String]],
    of choices: Choices
  ) -> String? {
    let words = ["wait", "screen", "help", "quit"]
    let forms = zip(names, choices.plain).flatMap { names, choice in
      names.map { ($0, choice.words) }
    }
    let beginnings = (forms + words.map { ($0, $0) }).map { (String($0.prefix(typed.count)), $1) }
    guard let best = nearestMatch(to: typed, among: beginnings.map(\.0)), areNear(typed, best)
    else {
      return nil
    }
    return beginnings.first { $0.0 == best }?.1
  }
}

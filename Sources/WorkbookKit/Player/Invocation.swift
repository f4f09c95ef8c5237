import HeadlessUI

/// A command line that was understood.
struct Invocation {
  /// The acts named, or all of them when none is.
  private(set) var acts: [Act] = []

  /// The options given.
  private(set) var options: Set<Option> = []

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - acts: The acts that can be named.
  /// - Throws: `UsageError` at the first word that means nothing.
  init(_ arguments: [String], acts: [Act]) throws(UsageError) {
    for argument in arguments {
      if argument.hasPrefix("-") {
        self.options.insert(try Self.option(argument))
      } else {
        self.acts.append(try Self.act(argument, of: acts))
      }
    }
    if self.acts.isEmpty {
      self.acts = acts
    }
    try self.checkModes()
  }

  /// Refuses options of which one would be silently ignored.
  private func checkModes() throws(UsageError) {
    let options = Option.allCases.filter(self.options.contains)
    guard let mode = options.first(where: \.isMode), options.contains(.help) == false else {
      return
    }
    guard let other = options.first(where: { $0 != mode && $0 != .plain }) else { return }
    throw UsageError.conflict(mode, other)
  }

  private static func option(_ argument: String) throws(UsageError) -> Option {
    let word = argument == "-h" ? Option.help.flag : argument
    guard let option = Option.allCases.first(where: { $0.flag == word }) else {
      throw UsageError.unknown(
        argument,
        kind: "option",
        nearest: nearestMatch(to: argument, among: Option.allCases.map(\.flag)),
        hint: "See --help."
      )
    }
    return option
  }

  private static func act(_ argument: String, of acts: [Act]) throws(UsageError) -> Act {
    let slug = Act.slug(of: argument)
    guard let act = acts.first(where: { $0.slug == slug }) else {
      let slugs = acts.map(\.slug)
      throw UsageError.unknown(
        argument,
        kind: "act",
        // Whoever writes “check” means “--check”, however near an act's name may be.
        nearest: Option(rawValue: slug)?.flag ?? nearestMatch(to: slug, among: slugs),
        hint: "Acts: \(slugs.joined(separator: ", "))."
      )
    }
    return act
  }
}

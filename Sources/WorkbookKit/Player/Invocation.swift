import HeadlessUI

/// A command line that was understood.
struct Invocation {
  /// The acts named.
  private(set) var acts: [Act] = []

  /// The exercises named.
  private(set) var exercises: [Exercise] = []

  /// The options given.
  private(set) var options: Set<Option> = []

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - acts: The acts that can be named.
  ///   - exercises: The exercises that can be named.
  /// - Throws: `UsageError` at the first word that means nothing.
  init(
    _ arguments: [String],
    acts: [Act],
    exercises: [Exercise] = []
  ) throws(UsageError) {
    for argument in arguments {
      if argument.hasPrefix("-") {
        self.options.insert(try Self.option(argument))
      } else if let number = ExerciseNumber(argument) {
        self.exercises.append(try Self.exercise(number, of: exercises))
      } else {
        self.acts.append(try Self.act(argument, of: acts))
      }
    }
    try self.checkModes()
    try self.checkSubjects()
  }
}

extension Invocation {
  /// Refuses options of which one would be silently ignored.
  private func checkModes() throws(UsageError) {
    let options = Option.allCases.filter(self.options.contains)
    if options.contains(.help) { return }
    guard let mode = options.first(where: \.isMode) else {
      if options.contains(.json) { throw UsageError.missing(.json, for: [.grade, .list]) }
      return
    }
    guard let other = options.first(where: { $0 != mode && $0.goes(with: mode) == false }) else {
      return
    }
    throw UsageError.conflict(mode, other)
  }

  /// Refuses acts where exercises are meant, and exercises where acts are.
  private func checkSubjects() throws(UsageError) {
    if self.options.contains(.grade), let act = self.acts.first {
      throw UsageError(
        description: "“\(act.slug)” is an act; --grade takes numbers of exercises. See --list."
      )
    }
    for mode in [Option.check, .record] where self.options.contains(mode) {
      guard let exercise = self.exercises.first else { continue }
      throw UsageError(
        description: "\(exercise.number) is an exercise; \(mode.flag) takes acts. See --list."
      )
    }
    if self.options.contains(.interactive), self.acts.count + self.exercises.count > 1 {
      throw UsageError(description: "--interactive takes one act or exercise. See --list.")
    }
    if self.options.contains(.gradeOne), self.exercises.count != 1 {
      throw UsageError(description: "\(Option.gradeOne.flag) takes the number of one exercise.")
    }
  }

  /// What readers may take for a word of a chapter's.
  private static let commands = ["hint", "next", "solution", "reset", "watch"]

  private static func option(_ argument: String) throws(UsageError) -> Option {
    let word = argument == "-h" ? Option.help.flag : argument
    guard let option = Option.allCases.first(where: { $0.flag == word }) else {
      throw UsageError.unknown(
        argument,
        kind: "option",
        nearest: nearestMatch(to: argument, among: Option.shown.map(\.flag)),
        hint: "See --help."
      )
    }
    return option
  }

  private static func exercise(
    _ number: ExerciseNumber,
    of exercises: [Exercise]
  ) throws(UsageError) -> Exercise {
    guard let exercise = exercises.first(where: { $0.number == number }) else {
      let numbers = exercises.map(\.number.description)
      throw UsageError.unknown(
        number.description,
        kind: "exercise",
        nearest: nil,
        hint: numbers.isEmpty
          ? "This chapter has none." : "Exercises: \(numbers.joined(separator: ", "))."
      )
    }
    return exercise
  }

  private static func act(_ argument: String, of acts: [Act]) throws(UsageError) -> Act {
    let slug = Act.slug(of: argument)
    guard let act = acts.first(where: { $0.slug == slug }) else {
      if Self.commands.contains(slug) {
        throw UsageError(
          description: "“\(slug)” is a command of workbook: swift run workbook \(slug)"
        )
      }
      let slugs = acts.map(\.slug)
      throw UsageError.unknown(
        argument,
        kind: "act",
        // Whoever writes “check” means “--check”, however near an act's name may be.
        nearest: Option(rawValue: slug)?.flag ?? nearestMatch(to: slug, among: slugs),
        hint: slugs.isEmpty
          ? "This chapter has none; see --list." : "Acts: \(slugs.joined(separator: ", "))."
      )
    }
    return act
  }
}

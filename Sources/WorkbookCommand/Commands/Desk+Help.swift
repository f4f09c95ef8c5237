import WorkbookKit

extension Desk {
  /// Shows one of the three hints.
  func hint(_ words: [String]) throws -> ExitStatus {
    let exercise = try self.single(words.first, of: "hint")
    let tiers: [ExerciseText.Part] = [.hint1, .hint2, .hint3]
    let tier = words.count > 1 ? Int(words[1]) ?? 0 : 1
    guard words.count <= 2, 1...3 ~= tier else {
      throw UsageError(description: "hints are numbered 1 to 3: hint \(exercise.number) 2")
    }
    self.console.print("\(exercise.number) \(exercise.text.title), hint \(tier) of 3\n")
    self.console.print(exercise.text[tiers[tier - 1]])
    self.console.print(
      tier < 3
        ? "\nOne more: swift run workbook hint \(exercise.number) \(tier + 1)"
        : "\nThe page helps too: \(exercise.whereToRead)"
    )
    return .success
  }

  /// Shows the reference solution to those who have their own, or insist.
  func solution(_ words: [String], spoils: Bool) throws -> ExitStatus {
    let exercise = try self.single(words.first, of: "solution")
    try self.refuse(Array(words.dropFirst()), of: "solution")
    let isThere = exercise.files.repository.hasFile(exercise.files.solution)
    guard isThere else {
      throw CommandError(
        "There is no \(exercise.files.solution): whoever gave you this course keeps the solutions."
      )
    }
    if spoils == false {
      let report = try self.reports(on: [exercise])[0]
      guard report.state == .solved else {
        self.console.complain(
          "workbook: \(exercise.number) is not solved yet. A hint: swift run workbook hint"
            + " \(exercise.number). The solution all the same: swift run workbook solution"
            + " \(exercise.number) --spoil"
        )
        return .failure
      }
    }
    let solution = try exercise.answer(from: exercise.files.solution)
    self.console.print("\(solution)\n\(exercise.text[.explanation])")
    return .success
  }

  /// The one exercise that a command is about.
  func single(_ word: String?, of command: String) throws(UsageError) -> CourseExercise {
    guard let word else {
      throw UsageError(description: "“\(command)” needs an exercise: \(command) 1.2")
    }
    return try self.course.exercise(word)
  }
}

extension CourseExercise {
  /// Where the page explains what is needed, for a terminal: links lead from the root.
  var whereToRead: String {
    self.text[.read].replacing("\n", with: " ")
      .replacing(/\[([^\]]+)\]\((?:\.\.\/)*([^)]+)\)/) { "\($0.1) (\($0.2))" }
  }

  /// Turns an answer of the tests into what could stand in the reader's file.
  ///
  /// Such a file differs from the reader's in the name of its entry, in a line that lets tests see the
  /// chapter, and in comments about what is told of it.
  func answer(from path: String) throws -> String {
    let text = try self.read(path)
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("@testable import ") || line.hasPrefix("// Told: ") { continue }
      // Nothing is left of what stood between two empty lines.
      if line.isEmpty, lines.last?.isEmpty ?? true { continue }
      lines.append(line)
    }
    let identifier = self.number.identifier
    return lines.joined(separator: "\n")
      .replacing(
        try Regex("\\b(?:solution|variant|wrong)\(identifier)(?:_\\w+)?\\b"),
        with: "exercise\(identifier)"
      )
  }
}

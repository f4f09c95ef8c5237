import Foundation
import HeadlessUI

/// Answers to one exercise that prove its grader: some must pass, and the others must not.
///
/// They are compiled side by side in the tests of the chapter: `Solutions/` and `WrongAnswers/` lie beside
/// the file that states the proof. Each is a file that could take the place of the reader's.
public struct ExerciseProof: Sendable {
  /// Which exercise it is.
  public let number: ExerciseNumber

  private let solutions: [Answer]
  private let wrong: [String: Answer]
  private let file: String

  /// States a proof.
  ///
  /// - Parameters:
  ///   - number: Which exercise it is.
  ///   - solution: The reference solution.
  ///   - variants: Solutions in other words.
  ///   - wrong: Wrong answers by the names of their mistakes. A line “// Told: …” in the file of each
  ///     quotes the words that its reader must be told.
  ///   - file: The file with the proof; leave it to its default.
  public init(
    _ number: ExerciseNumber,
    solution: Answer,
    variants: [Answer] = [],
    wrong: [String: Answer],
    file: String = #filePath
  ) {
    self.number = number
    self.solutions = [solution] + variants
    self.wrong = wrong
    self.file = file
  }
}

extension ExerciseProof {
  /// Finds the words that the reader of a wrong answer must be told; `nil` if its file names none.
  ///
  /// - Parameter text: What the file holds.
  /// - Returns: The words behind “// Told: ”.
  package static func told(in text: String) -> String? {
    text.firstMatch(of: /\/\/ Told: (.+)/).map { String($0.1) }
  }

  /// Puts an exercise to the proof, in this process.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, with the stub for its answer.
  ///   - proofs: The proofs of its chapter.
  /// - Returns: What is wrong with the exercise, its text, its grader or its proof.
  @MainActor
  public static func problems(of exercise: Exercise, among proofs: [ExerciseProof]) -> [String] {
    guard let proof = proofs.first(where: { $0.number == exercise.number }) else {
      return ["\(exercise.number) has no proof"]
    }
    return proof.problems(of: exercise).map { "\(exercise.number): \($0)" }
  }

  @MainActor
  private func problems(of exercise: Exercise) -> [String] {
    var problems = self.problemsOfText(of: exercise)
    for (index, solution) in self.solutions.enumerated() {
      let grade = exercise.grade(solution)
      if grade.isSolved == false {
        problems.append("solution \(index + 1) is refused: \(grade.words)")
      }
    }
    for (name, answer) in self.wrong.sorted(by: { $0.key < $1.key }) {
      problems += self.problems(of: exercise, name, answer)
    }
    if self.wrong.count < 2 { problems.append("there are fewer than two wrong answers") }
    if exercise.kind == .extend, self.solutions.count < 2 {
      problems.append("there is no solution in other words")
    }
    return problems
  }

  @MainActor
  private func problems(of exercise: Exercise, _ name: String, _ answer: Answer) -> [String] {
    let file = URL(filePath: self.file).deletingLastPathComponent()
      .appending(path: "WrongAnswers/Wrong\(self.number.identifier)_\(name).swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let told = Self.told(in: text)
    else { return ["\(file.lastPathComponent) has no line “// Told: …”"] }
    let grade = exercise.grade(answer)
    if grade.isSolved { return ["the wrong answer “\(name)” is accepted"] }
    if grade.words.contains(told) { return [] }
    return ["the wrong answer “\(name)” is not told “\(told)”, but: \(grade.words)"]
  }

  private func problemsOfText(of exercise: Exercise) -> [String] {
    do throws(PageFault) {
      let files = try ExerciseFiles(of: exercise)
      let text = try ExerciseText(of: files)
      guard text.kind == exercise.kind else {
        return ["\(files.text) says “\(text.kind)”, the definition “\(exercise.kind)”"]
      }
      return files.repository.deadLinks(in: files.text).map(\.description)
    } catch {
      return [error.message]
    }
  }
}

extension Grade {
  /// All that a reader is told of what does not hold.
  fileprivate var words: String {
    let facts = self.facts.filter { $0.holds == false }.flatMap { [$0.title, $0.details] }
    return (facts + self.feedback + [self.problem ?? ""]).joined(separator: "\n")
  }
}

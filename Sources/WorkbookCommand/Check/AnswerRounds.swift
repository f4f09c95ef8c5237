import Foundation
import WorkbookKit

/// Puts each answer of the tests in the place of the reader's file, and sees how `swift test` grades it.
///
/// That happens in a copy of the checkout, `.build/answers`, which is kept to make the next time quick.
/// In a round, many exercises have an answer at once: they do not touch one another.
struct AnswerRounds {
  let course: Course
  let toolchain: Toolchain
  let tell: (String) -> Void

  /// An answer in its place, and what must be told of it; `nil` if it must be accepted.
  private struct Placement {
    let exercise: CourseExercise
    let path: String
    let told: String?
  }

  private var copy: Mirror { Mirror(of: self.course.repository, at: ".build/answers") }

  /// Finds the answers that are not graded as they should be.
  func problems() throws -> [String] {
    try self.copy.refresh()
    let rounds = try self.rounds()
    var problems: [String] = []
    for (index, round) in rounds.enumerated() {
      self.tell("round \(index + 1) of \(rounds.count): \(round.count) answers …")
      problems += try self.problems(of: round)
    }
    try self.copy.refresh()
    return problems
  }

  /// First one exercise of each chapter after the other, then all, then what is wrong.
  private func rounds() throws -> [[Placement]] {
    var rounds: [[Placement]] = []
    func place(_ lists: [[Placement]]) {
      for index in 0..<(lists.map(\.count).max() ?? 0) {
        rounds.append(lists.compactMap { $0.dropFirst(index).first })
      }
    }
    let right = { (exercise: CourseExercise) in
      exercise.solutions.map { Placement(exercise: exercise, path: $0, told: nil) }
    }
    place(self.course.chapters.map { $0.exercises.map { right($0)[0] } })
    rounds.append(self.course.exercises.map { right($0)[0] })
    place(self.course.exercises.map { Array(right($0).dropFirst()) })
    place(
      try self.course.exercises.map { exercise in
        try exercise.wrongAnswers.map {
          Placement(exercise: exercise, path: $0.path, told: $0.told)
        }
      }
    )
    return rounds
  }

  private func problems(of round: [Placement]) throws -> [String] {
    var texts: [String: String] = [:]
    for exercise in self.course.exercises {
      texts[exercise.files.source] = try exercise.read(exercise.files.stub)
    }
    for placement in round {
      texts[placement.exercise.files.source] = try placement.exercise.answer(from: placement.path)
    }
    try self.copy.write(texts)
    let (isBuilt, output) = try self.toolchain.swift(
      ["build", "--build-tests"],
      in: self.copy.root
    )
    guard isBuilt else {
      let errors = CompileError.errors(in: output, root: self.copy.root)
      return errors.map { error in
        let culprit = round.first { $0.exercise.files.source == error.file }
        return "\(culprit?.path ?? error.file) does not compile in its place: \(error.message)"
      }
    }
    let events = self.copy.root.appending(path: ".build/events.jsonl")
    try? FileManager.default.removeItem(at: events)
    _ = try self.toolchain.swift(
      [
        "test", "--skip-build", "--filter", "ExerciseTests/answer",
        "--event-stream-output-path", events.path, "--event-stream-version", "0",
      ],
      in: self.copy.root
    )
    let records = try? String(contentsOf: events, encoding: .utf8)
    return self.judge(TestEvents(records ?? ""), round)
  }

  private func judge(_ output: TestEvents, _ round: [Placement]) -> [String] {
    var problems: [String] = []
    if output.isComplete == false { problems.append("the test run did not come to its end") }
    for placement in round {
      let issue = output.issues[placement.exercise.number.description]
      switch (placement.told, issue) {
      case (nil, nil): break
      case (nil, let issue?): problems.append("\(placement.path) is refused:\n\(issue)")
      case (_?, nil): problems.append("\(placement.path) is accepted")
      case (let told?, let issue?):
        // Reports are wrapped.
        if issue.collapsed.contains(told) == false {
          problems.append("\(placement.path) is not told “\(told)”, but:\n\(issue)")
        }
      }
    }
    let placed = Set(round.map(\.exercise.number.description))
    let left = Set(self.course.exercises.map(\.number.description)).subtracting(placed)
    if Set(output.known) != left || output.known.count != left.count {
      problems.append(
        "known issues: \(output.known.sorted().joined(separator: ", "));"
          + " to do: \(left.sorted().joined(separator: ", "))"
      )
    }
    return problems
  }
}

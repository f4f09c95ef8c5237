import Foundation
import WorkbookKit

extension Desk {
  /// Goes through every gate, and says in a line how each of them stands.
  func check(none words: [String], answers: Bool, solutions: Bool) throws -> ExitStatus {
    try self.refuse(words, of: "check")
    if answers, solutions == false {
      throw UsageError(description: "--answers and --no-solutions do not go together. See --help.")
    }
    var status = ExitStatus.success
    for gate in self.gates(answers: answers, solutions: solutions) {
      self.tell("\(gate.name) …")
      let problems: [String]
      do { problems = try gate.problems() } catch { problems = ["\(error)"] }
      let mark = problems.isEmpty ? "ok  " : "FAIL"
      self.console.print(
        "\(self.console.styled(mark, problems.isEmpty ? .good : .warning))  \(gate.name)"
      )
      for problem in problems {
        self.console.print("        \(problem.replacing("\n", with: "\n        "))")
      }
      if problems.isEmpty == false { status = .failure }
    }
    if solutions == false { self.console.print("left out: solutions and wrong answers") }
    return status
  }

  private func gates(answers: Bool, solutions: Bool) -> [Gate] {
    let files = ExerciseFilesCheck(course: self.course, expectsAnswers: solutions)
    var gates = [
      Gate(name: "sources are formatted", problems: self.format),
      Gate(name: "everything builds without warnings", problems: self.build),
      Gate(name: "transcripts, excerpts, links and pictures are up to date", problems: self.pages),
      Gate(name: "exercises are as shipped", problems: files.changes),
      Gate(name: "exercises have their texts, hints and answers", problems: files.gaps),
      Gate(name: "no file belongs to nothing", problems: files.orphans),
      Gate(name: "exercises are still to do", problems: self.stubs),
      Gate(
        name: solutions
          ? "tests pass; solutions are accepted, wrong answers rejected" : "tests pass",
        problems: self.tests
      ),
    ]
    if answers {
      let rounds = AnswerRounds(course: self.course, toolchain: self.toolchain, tell: self.tell)
      gates.append(
        Gate(name: "each answer is graded rightly in its place", problems: rounds.problems)
      )
    }
    return gates
  }
}

/// Something that must hold.
private struct Gate {
  let name: String
  let problems: () throws -> [String]
}

// MARK: - Gates of the toolchain and the chapters

extension Desk {
  private func format() throws -> [String] {
    let (isFine, text) = try self.toolchain.swift(
      ["format", "lint", "--strict", "--recursive", "."]
    )
    return isFine ? [] : [text.lastLines]
  }

  private func build() throws -> [String] {
    let (isFine, text) = try self.toolchain.swift(["build", "--build-tests"])
    let root = self.course.repository.root.path
    let warnings = Set(
      text.split(separator: "\n").filter {
        $0.hasPrefix("warning: ") || $0.hasPrefix(root) && $0.contains(" warning: ")
      }
    )
    return isFine ? warnings.sorted().map(String.init) : [text.lastLines]
  }

  private func pages() throws -> [String] {
    try self.course.chapters.compactMap { chapter in
      let outcome = try self.toolchain.start(chapter.name, ["--check"])
      if outcome.status == 0 { return nil }
      return (outcome.output + outcome.errors).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private func stubs() throws -> [String] {
    try self.reports(on: self.course.exercises, isThorough: true)
      .filter { $0.state != .toDo }.map(\.description)
  }

  private func tests() throws -> [String] {
    let (isFine, text) = try self.toolchain.swift(["test"])
    // A run that stops half-way, or has no tests, must not pass for a good one.
    let isComplete = text.contains(/Test run with [1-9][0-9]* tests .*passed/)
    return isFine && isComplete ? [] : [text.failures]
  }
}

extension String {
  /// What a person needs to see of a long output.
  fileprivate var lastLines: String {
    self.split(separator: "\n").suffix(30).joined(separator: "\n")
  }

  /// What a test run says of its failures, or else its end.
  fileprivate var failures: String {
    let lines = self.split(separator: "\n").filter { $0.contains("recorded an issue") }
    return lines.isEmpty ? self.lastLines : lines.prefix(30).joined(separator: "\n")
  }
}

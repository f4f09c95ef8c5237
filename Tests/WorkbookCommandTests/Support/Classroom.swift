import Foundation
import WorkbookKit

@testable import WorkbookCommand

/// A small course in a folder of its own, with a toolchain that only pretends.
final class Classroom {
  let repository: Repository
  /// The words of every program that was started.
  private(set) var started: [[String]] = []
  /// What a build prints, by product; nothing for one that succeeds.
  var buildErrors: [String: String] = [:]
  /// The exercises whose answers are right.
  var right: Set<String> = []
  var isToolchainThere = true

  /// Two chapters: the first with two exercises, the other with one.
  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "class-\(UUID().uuidString)"
    )
    self.repository = Repository(root: folder)
    try self.write("Package.swift", "")
    try self.write("docs/01-bread.md", "# 1 · Bread\n\n```transcript Bread/rise\nlaunch\n```\n")
    try self.write("docs/10-field.md", "# F · Field\n")
    for (folder, number) in [("01-Bread", "1.1"), ("01-Bread", "1.2"), ("10-Field", "F.1")] {
      let identifier = number.replacing(".", with: "_")
      let tests = "Tests/\(folder)Tests"
      try self.write("Chapters/\(folder)/Exercises/Exercise\(identifier).swift", Self.stub(number))
      try self.write("\(tests)/Stubs/Exercise\(identifier).swift", Self.stub(number))
      try self.write("\(tests)/Stubs/Exercise\(identifier).md", Self.text(number))
      try self.write(
        "\(tests)/Solutions/Solution\(identifier).swift",
        "@testable import BreadChapter\n\nfunc solution\(identifier)() {}\n"
      )
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: self.repository.root)
  }
}

extension Classroom {
  func write(_ path: String, _ text: String) throws {
    let file = self.repository.url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: self.repository.url(path), encoding: .utf8)
  }

  /// Writes something into the file of an exercise.
  func begin(_ number: String) throws {
    let folder = number.hasPrefix("F") ? "10-Field" : "01-Bread"
    try self.write(
      "Chapters/\(folder)/Exercises/Exercise\(number.replacing(".", with: "_")).swift",
      "let work = 1\n"
    )
  }

  /// What a command prints and returns.
  func run(
    _ words: String...,
    typing lines: [String] = []
  ) -> (status: ExitStatus, out: String, err: String) {
    self.run(words, typing: lines)
  }

  /// What a command prints and returns.
  func run(
    _ words: [String],
    typing lines: [String] = []
  ) -> (status: ExitStatus, out: String, err: String) {
    var (out, err, lines) = ("", "", lines)
    let status = Workbook.run(
      words,
      console: Console(isColored: false, out: { out += $0 }, err: { err += $0 }),
      keyboard: Keyboard(isTerminal: false) { _ in lines.isEmpty ? nil : lines.removeFirst() },
      toolchain: self.toolchain
    ) {
      self.repository
    }
    return (status, out, err)
  }

  private var toolchain: Toolchain {
    var toolchain = Toolchain()
    nonisolated(unsafe) let classroom = self
    toolchain.run = { words, _ in try classroom.pretend(words) }
    return toolchain
  }

  private func pretend(_ words: [String]) throws -> Toolchain.Outcome {
    self.started.append(words)
    guard self.isToolchainThere else { throw CommandError("There is no “swift” on the PATH.") }
    if words.contains("--show-bin-path") {
      return Toolchain.Outcome(status: 0, output: "/bin\n", errors: "")
    }
    if words.contains("--product"), let text = self.buildErrors[words.last ?? ""] {
      return Toolchain.Outcome(status: 1, output: text, errors: "")
    }
    if words.contains("--grade") {
      let reports = try words.compactMap(ExerciseNumber.init).map(self.report)
      let json = String(decoding: try JSONEncoder().encode(reports), as: UTF8.self)
      return Toolchain.Outcome(status: 0, output: json, errors: "")
    }
    return Toolchain.Outcome(status: 0, output: "", errors: "")
  }

  /// What a chapter's program would say of an exercise.
  private func report(_ number: ExerciseNumber) throws -> ExerciseReport {
    let exercise = try Course(repository: self.repository).exercise("\(number)")
    let isRight = self.right.contains("\(number)")
    let state: ExerciseReport.State = try exercise.isUntouched ? .toDo : isRight ? .solved : .notYet
    let grade = """
      {"facts": [{"title": "It rises | well", "holds": \(isRight), "details": ""}],
       "earned": \(isRight ? 1 : 0), "possible": 1, "feedback": []}
      """
    let report = """
      {"number": "\(number)", "title": "\(exercise.text.title)", "kind": "repair",
       "state": "\(state.rawValue)", "grade": \(grade), "file": "\(exercise.files.source)",
       "chapter": "\(exercise.chapter)", "text": "", "explanation": "\(isRight ? "So." : "")"}
      """
    return try JSONDecoder().decode(ExerciseReport.self, from: Data(report.utf8))
  }

  static func stub(_ number: String) -> String { "// \(number)\n" }

  static func text(_ number: String) -> String {
    """
    # \(number) Dough

    *repair, 10 minutes*

    ## Task
    Knead it.
    ## Given
    Flour.
    ## What must hold
    It rises.
    ## Read
    [How](../../../docs/01-bread.md)
    ## Hint 1
    Warm?
    ## Hint 2
    Yeast wants warmth.
    ## Hint 3
    Near the oven.
    ## Explanation
    Warm dough rises.

    """
  }
}

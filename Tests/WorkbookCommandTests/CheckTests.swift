import Foundation
import Testing
import WorkbookKit

@testable import WorkbookCommand

@Suite("Checking the course")
struct CheckTests {
  private let classroom: Classroom

  init() throws {
    self.classroom = try Classroom()
  }

  private func check(answers: Bool = true) throws -> ExerciseFilesCheck {
    ExerciseFilesCheck(
      course: try Course(repository: self.classroom.repository),
      expectsAnswers: answers
    )
  }

  @Test("A changed stub is found to the byte")
  func changes() throws {
    #expect(try self.check().changes().isEmpty)
    try self.classroom.write("Chapters/01-Bread/Exercises/Exercise1_1.swift", "//  1.1\n")
    #expect(
      try self.check().changes() == [
        "1.1: Chapters/01-Bread/Exercises/Exercise1_1.swift differs from"
          + " Tests/01-BreadTests/Stubs/Exercise1_1.swift"
      ]
    )
  }

  @Test("Missing answers and links are found, and answers only where they are expected")
  func gaps() throws {
    let gaps = try self.check().gaps()
    #expect(gaps.contains("1.1: fewer than two wrong answers"))
    #expect(
      gaps.contains(
        "1.1: the page of the chapter has no link to ../Tests/01-BreadTests/Stubs/Exercise1_1.md"
      )
    )
    try self.classroom.write("Tests/01-BreadTests/WrongAnswers/Wrong1_1_cold.swift", "// Cold.\n")
    #expect(
      try self.check().gaps().contains(
        "Tests/01-BreadTests/WrongAnswers/Wrong1_1_cold.swift has no line “// Told: …”"
      )
    )
    #expect(try self.check(answers: false).gaps().contains { $0.contains("wrong") } == false)
  }

  @Test("Files that belong to nothing are found")
  func orphans() throws {
    #expect(try self.check().orphans().isEmpty)
    let paths = [
      "Tests/01-BreadTests/Solutions/Solution1_3.swift", "docs/pictures/11-rise.svg",
      "Tests/01-BreadTests/WrongAnswers/Wrong1_11_cold.swift",
    ]
    for path in paths + ["Tests/01-BreadTests/WrongAnswers/Wrong1_1_cold.swift"] {
      try self.classroom.write(path, "")
    }
    let orphans = try self.check().orphans()
    #expect(orphans.count == paths.count)
    for path in paths { #expect(orphans.contains { $0.hasPrefix("\(path) belongs to no") }) }
  }

  @Test("Issues and known issues are read from the events of a test run")
  func testEvents() {
    let events = TestEvents(
      """
      {"kind": "test", "payload": {"kind": "function", "name": "answer(to:)"}, "version": 0}
      {"kind": "event", "payload": {"kind": "issueRecorded", "issue": {"isKnown": true}, \
      "messages": [{"symbol": "passWithKnownIssue", "text": "Issue recorded"}, \
      {"symbol": "details", "text": "1.1 Dough: to do"}]}, "version": 0}
      {"kind": "event", "payload": {"kind": "issueRecorded", "issue": {"isKnown": false}, \
      "messages": [{"symbol": "details", "text": "1.2 Dough: not yet\\n  ✗ It rises"}]}, "version": 0}
      {"kind": "event", "payload": {"kind": "runEnded", "messages": []}, "version": 0}
      """
    )
    #expect(events.isComplete)
    #expect(events.known == ["1.1"])
    #expect(events.issues == ["1.2": "1.2 Dough: not yet\n  ✗ It rises"])
  }

  @Test("An answer becomes what could stand in the reader's file")
  func answer() throws {
    try self.classroom.write(
      "Tests/01-BreadTests/WrongAnswers/Wrong1_1_cold.swift",
      """
      // Told: Warmth
      import HeadlessUI

      @testable import BreadChapter

      func wrong1_1_cold() -> Dough { wrong1_10() }
      """
    )
    let exercise = try Course(repository: self.classroom.repository).exercise("1.1")
    let wrong = try exercise.wrongAnswers
    #expect(wrong.map(\.told) == ["Warmth"])
    #expect(
      try exercise.answer(from: wrong[0].path) == """
        import HeadlessUI

        func exercise1_1() -> Dough { wrong1_10() }
        """
    )
  }
}

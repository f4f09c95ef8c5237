import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("Reports on exercises")
@MainActor
struct ExerciseReportTests {
  private func report(
    _ manner: Workshop.Manner,
    source: String = "let hours = 2\n"
  ) throws -> ExerciseReport {
    try withRepository(Practice.files(source: source)) { repository in
      let exercise = Practice.screen(manner, in: repository)
      return ExerciseReport(exercise, grade: exercise.grade())
    }
  }

  @Test("A file that is as it was shipped, comments aside: to do")
  func toDo() throws {
    let report = try self.report(.neverCancels, source: "let hours = 0 // not yet\n")
    #expect(report.state == .toDo)
    #expect(
      report.description
        == "7.1 A working day: to do (Chapters/07-Practice/Exercises/Exercise7_1.swift)"
    )
  }

  @Test("Begun and not right: not yet, with everything that helps on")
  func notYet() throws {
    let report = try self.report(.onlyPrints)
    #expect(report.state == .notYet)
    #expect(
      report.description == """
        7.1 A working day: not yet, 3 of 5 points
          ✗ Start starts a task
              expected 1, was 0
          ✓ Two hours are worked
          ✓ Nothing is left running, and the runtime has nothing to warn of
          ✗ Another script: An hour not worked is not told
              expected at most 0, was 2
          ✓ Another script: Nothing is left running, and the runtime has nothing to warn of

          Whoever starts it must stop it.

          edit   Chapters/07-Practice/Exercises/Exercise7_1.swift
          play   swift run Practice 7.1
          hint   swift run workbook hint 7.1
        """
    )
  }

  @Test("Lines that differ are shown in their surroundings")
  func lines() throws {
    #expect(
      try self.report(.neverCancels).description.contains(
        """
          ✗ Two hours are worked
              - expected, + was
                Hour 1
                Hour 2
              + Hour 3

        """
      )
    )
  }

  @Test("All holds: solved, with the explanation")
  func solved() throws {
    let report = try self.report(.right)
    #expect(report.state == .solved)
    #expect(
      report.description == """
        7.1 A working day: solved

          Whoever starts must stop.
          Both lines count.

          compare  swift run workbook solution 7.1
          go on    swift run workbook next
        """
    )
  }

  @Test("A stub that passes is a fault of the grader")
  func passingStub() throws {
    let report = try self.report(.right, source: Practice.stub)
    #expect(report.state == .notYet)
    #expect(report.description.contains("  ! nothing was done, and yet all holds"))
  }

  @Test("Missing files are named")
  func missing() throws {
    var files = Practice.files()
    files["Tests/07-PracticeTests/Stubs/Exercise7_1.swift"] = nil
    let report = try withRepository(files) { repository in
      ExerciseReport(Practice.screen(.right, in: repository), grade: Grade([]))
    }
    #expect(report.state == .notYet)
    #expect(
      report.grade.problem == "there is no Tests/07-PracticeTests/Stubs/Exercise7_1.swift"
    )
  }
}

import Foundation
import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("Grading in a process of its own")
@MainActor
struct IsolationTests {
  /// Grades with a shell script in the place of a chapter's program.
  private func grade(_ script: String, timeLimit: Int = 30) throws -> Grade {
    try withRepository(["program": "#!/bin/sh\n\(script)\n"]) { repository in
      let program = repository.url("program")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: program.path
      )
      let grading = IsolatedGrading(program: program, timeLimit: timeLimit)
      var grade = grading.grade("7.1")
      // Linux refuses a script that another process, just forked elsewhere, still has open.
      while grade.problem?.contains("Text file busy") == true { grade = grading.grade("7.1") }
      return grade
    }
  }

  @Test("The grade that the process leaves is taken, whatever else it printed")
  func grade() throws {
    let grade = Grade([.fact(Fact("It works", true))])
    let json = String(decoding: try JSONEncoder().encode(grade), as: UTF8.self)
    #expect(
      try self.grade("echo one; printf '\\n\\036%s%s\\n' $WORKBOOK_GRADE_TOKEN '\(json)'; echo two")
        == grade
    )
  }

  @Test("A grade that an answer makes up for itself does not count")
  func forged() throws {
    let grade = Grade([.fact(Fact("It works", true))])
    let json = String(decoding: try JSONEncoder().encode(grade), as: UTF8.self)
    #expect(try self.grade("printf '\\036%s\\n' '\(json)'").isSolved == false)
  }

  @Test("The process is told which exercise is meant")
  func arguments() throws {
    #expect(try self.grade("echo $*").problem?.hasSuffix("printed: --grade-one 7.1") == true)
  }

  @Test("No grade: it is said how the process ended, and what it printed last")
  func endings() throws {
    #expect(
      try self.grade("echo Hour 1; echo; echo 'Fatal error: too late' >&2; kill -SEGV $$").problem
        == "The answer crashed.\nFatal error: too late\nThe last line that it printed: Hour 1"
    )
    #expect(
      try self.grade("exit 0").problem == "The answer ended the program before it could be graded."
    )
    #expect(
      try self.grade("echo Hour 1; exec sleep 60", timeLimit: 1).problem
        == "The answer took longer than 1 s, or printed without end.\nThe last line that it printed: Hour 1"
    )
  }

  @Test("Much output on both sides does not make the process wait")
  func muchOutput() throws {
    let grade = try self.grade(
      "i=0; while [ $i -lt 9000 ]; do echo $i$i; echo err >&2; i=$((i+1)); done"
    )
    #expect(grade.problem?.contains("printed: 89998999") == true)
  }

  @Test("What a process leaves running does not hold up its grade")
  func leftRunning() throws {
    let grade = Grade([.fact(Fact("It works", true))])
    let json = String(decoding: try JSONEncoder().encode(grade), as: UTF8.self)
    #expect(
      try self.grade(
        "sleep 5 & printf '\\036%s%s\\n' $WORKBOOK_GRADE_TOKEN '\(json)'",
        timeLimit: 1
      ) == grade
    )
  }

  @Test("A process that waits for input gets none, and long lines are cut")
  func inputAndLongLines() throws {
    let problem = try self.grade("read line; head -c 2000 /dev/zero | tr '\\0' x").problem ?? ""
    #expect(problem.hasSuffix("xxx …"))
    #expect(problem.count < 700)
  }

  @Test("A process that prints without end is ended, and not remembered")
  func endless() throws {
    let grade = try self.grade("exec yes hammer")
    #expect(
      grade.problem
        == "The answer took longer than 30 s, or printed without end.\n"
        + "The last line that it printed: hammer"
    )
  }

  @Test("A program that is not there is named")
  func noProgram() {
    let grade = IsolatedGrading(program: URL(filePath: "/nowhere/at/all")).grade("7.1")
    #expect(grade.problem?.hasPrefix("/nowhere/at/all could not be started") == true)
  }

  @Test("The child prints its lines as they come, and then the grade")
  func child() throws {
    var out = ""
    let console = Console(isColored: false, out: { out += $0 }, err: { _ in })
    let child = GradingChild(console: console, watchdog: nil)
    #expect(child.grade(Practice.screen(.right)) == .success)
    let lines = out.split(separator: "\n")
    #expect(lines.dropLast() == ["Hour 1", "Hour 2"])
    let grade = IsolatedGrading.grade(output: out, errors: "", ending: "")
    #expect(grade == Practice.screen(.right).grade())
  }

  @Test("A child that crashes leaves what it printed")
  func crash() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = await GradingChild(console: .standard, watchdog: nil).grade(Practice.screen(.crashes))
    }
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.contains("the hammer broke"))
  }

  @Test("A child that prints without end is ended")
  func flood() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      let console = Console(isColored: false, out: { _ in }, err: Console.standard.err)
      _ = await GradingChild(console: console, watchdog: nil).grade(Practice.screen(.floods))
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        == "It printed more than 20000 lines: look for an endless loop.\n"
    )
  }
}

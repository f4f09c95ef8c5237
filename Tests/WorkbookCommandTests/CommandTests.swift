import Foundation
import Testing
import WorkbookKit

@testable import WorkbookCommand

@Suite("What workbook does")
struct CommandTests {
  private let classroom: Classroom

  init() throws {
    self.classroom = try Classroom()
  }

  @Test("list shows the course; nothing is built while nothing was begun")
  func list() {
    let run = self.classroom.run()
    #expect(run.status == .success)
    #expect(
      run.out == """
        1 · Bread: 0 of 2 solved
          swift run Bread  (rise)
          1.1 Dough: to do
          1.2 Dough: to do

        F · Field: 0 of 1 solved
          swift run Field
          F.1 Dough: to do

        0 of 3 solved in all. What to do now: swift run workbook next

        """
    )
    #expect(self.classroom.started.isEmpty)
  }

  @Test("list builds and grades what was begun, and only that")
  func begun() throws {
    try self.classroom.begin("1.2")
    self.classroom.right = ["1.2"]
    let run = self.classroom.run("list")
    #expect(run.out.contains("1.1 Dough: to do\n  1.2 Dough: solved\n"))
    #expect(
      self.classroom.started == [
        ["swift", "build", "--product", "Bread"], ["swift", "build", "--show-bin-path"],
        ["/bin/Bread", "--grade", "--json", "1.2"],
      ]
    )
  }

  @Test("next is the first that is not solved, with its task and what to type")
  func next() throws {
    try self.classroom.begin("1.1")
    self.classroom.right = ["1.1"]
    let run = self.classroom.run("next")
    #expect(
      run.out == """
        1.2 Dough (repair, 10 minutes)

        Knead it.

        Flour.

        It rises.

        Where to read: How (docs/01-bread.md)

          edit   Chapters/01-Bread/Exercises/Exercise1_2.swift
          play   swift run Bread 1.2
          grade  swift run Bread --grade 1.2
          hint   swift run workbook hint 1.2

        """
    )
  }

  @Test("When all is solved, next says so")
  func allSolved() throws {
    for number in ["1.1", "1.2", "F.1"] { try self.classroom.begin(number) }
    self.classroom.right = ["1.1", "1.2", "F.1"]
    #expect(self.classroom.run("next").out == "All 3 exercises are solved.\n")
  }

  @Test("Hints come one by one")
  func hints() {
    #expect(
      self.classroom.run("hint", "f.1").out
        == "F.1 Dough, hint 1 of 3\n\nWarm?\n\nOne more: swift run workbook hint F.1 2\n"
    )
    #expect(
      self.classroom.run("hint", "1.1", "3").out
        == "1.1 Dough, hint 3 of 3\n\nNear the oven.\n\nThe page helps too: How (docs/01-bread.md)\n"
    )
  }

  @Test("grade tells of what was begun, and fails while that is not solved")
  func grade() throws {
    #expect(self.classroom.run("grade").status == .success)
    try self.classroom.begin("1.1")
    try self.classroom.begin("1.2")
    self.classroom.right = ["1.1"]
    let run = self.classroom.run("grade", "1")
    #expect(run.status == .failure)
    #expect(run.out.hasPrefix("1.1 Dough: solved\n\n  So.\n\n  compare  swift run workbook"))
    #expect(run.out.contains("\n\n1.2 Dough: not yet, 0 of 1 points\n  ✗ It rises | well\n"))
    #expect(run.out.hasSuffix("\n1 of 2 solved\n"))
    #expect(self.classroom.run("grade", "1.1", "F").status == .success)
  }

  @Test("The JSON holds every exercise, and the sums")
  func json() throws {
    try self.classroom.begin("1.1")
    self.classroom.right = ["1.1"]
    let run = self.classroom.run("grade", "--json")
    let grade = try JSONDecoder().decode(CourseGrade.self, from: Data(run.out.utf8))
    #expect(grade.chapters.map(\.label) == ["1", "F"])
    #expect(grade.exercises == 3)
    #expect(grade.solved == 1)
    #expect((grade.earned, grade.possible) == (1, 3))
  }

  @Test("The summary is a table in Markdown")
  func summary() throws {
    try self.classroom.begin("1.1")
    let file = self.classroom.repository.url("summary.md")
    _ = self.classroom.run("grade", "1", "--summary", file.path)
    #expect(
      try self.classroom.read("summary.md") == """
        ## 0 of 2 exercises solved, 0 of 2 points

        | exercise | state | points | what to look at |
        | --- | --- | ---: | --- |
        | 1.1 Dough | not yet | 0 of 1 | It rises \\| well |
        | 1.2 Dough | to do | 0 of 1 |  |

        """
    )
    let run = self.classroom.run("grade", "1", "--summary", "/nowhere/at/all.md")
    #expect(run.status == .failure)
    #expect(run.err.hasPrefix("workbook: /nowhere/at/all.md cannot be written: "))
  }

  @Test("A file that does not compile is told under its own name, and its chapter waits")
  func compileError() throws {
    for number in ["1.1", "1.2", "F.1"] { try self.classroom.begin(number) }
    self.classroom.right = ["F.1"]
    let file = self.classroom.repository.url("Chapters/01-Bread/Exercises/Exercise1_2.swift").path
    self.classroom.buildErrors["Bread"] = """
      Building…
      \(file):7:3: error: cannot find 'yeast' in scope
      \(file):7:3: error: cannot find 'yeast' in scope
      """
    let run = self.classroom.run("list")
    #expect(run.out.contains("  1.1 Dough: waiting for 1.2 to compile\n  1.2 Dough: not yet\n"))
    #expect(run.out.contains("  F.1 Dough: solved\n"))
    let grade = self.classroom.run("grade", "1.2")
    #expect(grade.status == .failure)
    #expect(grade.out.contains("  ! line 7 does not compile: cannot find 'yeast' in scope\n"))
  }

  @Test("An error elsewhere in the chapter is named by its place")
  func errorElsewhere() throws {
    try self.classroom.begin("1.1")
    let file = self.classroom.repository.url("Chapters/01-Bread/Oven.swift").path
    self.classroom.buildErrors["Bread"] = "\(file):3:1: error: too hot"
    #expect(
      self.classroom.run("list").out
        .contains("1.1 Dough: waiting for Chapters/01-Bread/Oven.swift:3 to compile\n")
    )
  }

  @Test("An entry that is no longer there is told under its own exercise")
  func entryGone() throws {
    try self.classroom.begin("1.1")
    try self.classroom.begin("1.2")
    let file = self.classroom.repository.url("Chapters/01-Bread/Exercises/Exercises+1_2.swift").path
    self.classroom.buildErrors["Bread"] =
      "\(file):4:1: error: cannot find 'exercise1_2' in scope"
    let run = self.classroom.run("grade", "1")
    #expect(run.out.contains("1.1 Dough: waiting for 1.2 to compile\n"))
    #expect(
      run.out.contains(
        "  ! what the grader calls is not in the file as it was: cannot find 'exercise1_2' in scope\n"
      )
    )
  }

  @Test("A file that was deleted is missed, and it is said how to get it back")
  func deleted() throws {
    let path = "Chapters/01-Bread/Exercises/Exercise1_1.swift"
    try FileManager.default.removeItem(at: self.classroom.repository.url(path))
    self.classroom.buildErrors["Bread"] = "/elsewhere/X.swift:1:1: error: cannot find it"
    let run = self.classroom.run("grade", "1.1")
    #expect(
      run.out.contains(
        "  ! there is no \(path). To get it back: swift run workbook reset 1.1\n"
      )
    )
  }

  @Test("A build that fails without an error of the compiler says what it said")
  func brokenBuild() throws {
    try self.classroom.begin("1.1")
    self.classroom.buildErrors["Bread"] = "Planning\nerror: permission denied\n"
    let run = self.classroom.run("grade", "1.1")
    #expect(run.status == .failure)
    #expect(
      run.err == """
        workbook: “swift build --product Bread” ended with status 1: error: permission denied

        """
    )
  }

  @Test("Without a toolchain, one line says so")
  func noToolchain() throws {
    self.classroom.isToolchainThere = false
    #expect(self.classroom.run("list").status == .success)
    try self.classroom.begin("1.1")
    let run = self.classroom.run("list")
    #expect(run.status == .failure)
    #expect(run.err == "workbook: There is no “swift” on the PATH.\n")
  }

  @Test(
    "What is named wrongly gets one line, and status 2",
    arguments: [
      (["hint"], "“hint” needs an exercise: hint 1.2"),
      (
        ["hint", "1"], "unknown exercise “1”. Nearest match: “1.1”. “workbook list” shows them all."
      ),
      (["hint", "4.1"], "unknown exercise “4.1”. “workbook list” shows them all."),
      (["hint", "1.1", "4"], "hints are numbered 1 to 3: hint 1.1 2"),
      (["grade", "7"], "there is no chapter “7”. Chapters: 1 Bread, F Field."),
      (["next", "1"], "“next” takes no “1”. See --help."),
      (["solution"], "“solution” needs an exercise: solution 1.2"),
      (["reset"], "“reset” needs exercises, or --all: reset 1.2"),
      (
        ["check", "--answers", "--no-solutions"],
        "--answers and --no-solutions do not go together. See --help."
      ),
    ]
  )
  func misuse(words: [String], message: String) {
    let run = self.classroom.run(words)
    #expect(run.status == .usage)
    #expect(run.err == "workbook: \(message)\n")
    #expect(run.out.isEmpty)
  }
}

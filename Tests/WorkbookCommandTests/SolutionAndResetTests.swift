import Foundation
import Testing
import WorkbookKit

@testable import WorkbookCommand

@Suite("Solutions, and putting back")
struct SolutionAndResetTests {
  private static let source = "Chapters/01-Bread/Exercises/Exercise1_1.swift"

  private let classroom: Classroom

  init() throws {
    self.classroom = try Classroom()
  }

  @Test("A solution is shown to those who have one, as it would stand in their file")
  func solution() throws {
    let early = self.classroom.run("solution", "1.1")
    #expect(early.status == .failure)
    #expect(early.out.isEmpty)
    #expect(early.err.contains("1.1 is not solved yet."))
    try self.classroom.begin("1.1")
    self.classroom.right = ["1.1"]
    let run = self.classroom.run("solution", "1.1")
    #expect(run.status == .success)
    #expect(run.out == "func exercise1_1() {}\n\nWarm dough rises.\n")
  }

  @Test("--spoil shows it at once")
  func spoil() {
    #expect(self.classroom.run("solution", "1.1", "--spoil").out.contains("exercise1_1"))
  }

  @Test("Where the solutions were removed, that is said")
  func removed() throws {
    try FileManager.default.removeItem(
      at: self.classroom.repository.url("Tests/01-BreadTests/Solutions")
    )
    let run = self.classroom.run("solution", "1.1", "--spoil")
    #expect(run.status == .failure)
    #expect(run.err.contains("keeps the solutions"))
  }

  @Test("reset asks, keeps the work, and tells where", arguments: ["y", "Yes", " YES "])
  func reset(answer: String) throws {
    try self.classroom.begin("1.1")
    let run = self.classroom.run("reset", "1.1", typing: [answer])
    #expect(run.status == .success)
    #expect(
      run.out == """
        Put 1.1 back as shipped? Your work is kept in .backups/. [y/N] \
        1.1 is as shipped. Your work is kept: .backups/Exercise1_1.1.swift

        """
    )
    #expect(try self.classroom.read(Self.source) == Classroom.stub("1.1"))
    #expect(try self.classroom.read(".backups/Exercise1_1.1.swift") == "let work = 1\n")
  }

  @Test("Any other answer, or none, changes nothing", arguments: [["n"], [""], []])
  func refused(lines: [String]) throws {
    try self.classroom.begin("1.1")
    let run = self.classroom.run("reset", "1.1", typing: lines)
    #expect(run.out.hasSuffix("Nothing was changed.\n"))
    #expect(try self.classroom.read(Self.source) == "let work = 1\n")
  }

  @Test("--all --yes puts everything back without a question; no backup is written over")
  func all() throws {
    for _ in 1...2 {
      try self.classroom.begin("1.1")
      try self.classroom.begin("F.1")
      #expect(self.classroom.run("reset", "--all", "--yes").status == .success)
    }
    for name in ["Exercise1_1.1", "Exercise1_1.2", "ExerciseF_1.1", "ExerciseF_1.2"] {
      #expect(try self.classroom.read(".backups/\(name).swift") == "let work = 1\n")
    }
    #expect(
      self.classroom.run("reset", "--all").out == "Nothing to put back: all are as shipped.\n"
    )
  }

  @Test("A file that was deleted is put back; one that is no text is kept to the byte")
  func deletedOrDamaged() throws {
    let file = self.classroom.repository.url(Self.source)
    try FileManager.default.removeItem(at: file)
    #expect(self.classroom.run("list").status == .failure)
    let run = self.classroom.run("reset", "1.1", "--yes")
    #expect(run.out == "1.1 was not there, and is as shipped.\n")
    #expect(try self.classroom.read(Self.source) == Classroom.stub("1.1"))
    try Data([0xFF, 0xFE, 0x0D, 0x0A]).write(to: file)
    #expect(self.classroom.run("reset", "1.1", "--yes").status == .success)
    let backup = self.classroom.repository.url(".backups/Exercise1_1.1.swift")
    #expect(try Data(contentsOf: backup) == Data([0xFF, 0xFE, 0x0D, 0x0A]))
  }

  @Test("A comment of one's own is worth a backup too")
  func comment() throws {
    try self.classroom.write(Self.source, "// 1.1 – ask Ann\n")
    #expect(self.classroom.run("reset", "1.1", "--yes").out.contains("Your work is kept"))
  }
}

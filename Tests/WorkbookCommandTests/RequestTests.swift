import Testing
import WorkbookKit

@testable import WorkbookCommand

@Suite("The words after workbook")
struct RequestTests {
  @Test("Without a word, the course is listed")
  func nothing() throws {
    #expect(try Request([]).command == .list)
  }

  @Test("A command, what it is about, and its options")
  func words() throws {
    let request = try Request(["grade", "3", "1.2", "--summary", "out.md", "--json"])
    #expect(request.command == .grade)
    #expect(request.subjects == ["3", "1.2"])
    #expect(request.options == ["--json"])
    #expect(request.summary == "out.md")
  }

  @Test(
    "Help is for every command",
    arguments: [["--help"], ["-h"], ["help"], ["reset", "--help"]]
  )
  func help(words: [String]) throws {
    #expect(try Request(words).command == .help)
    for command in Request.Command.allCases where command != .help {
      #expect(Request.help.contains("\n  \(command.rawValue) "))
    }
  }

  @Test(
    "What means nothing is named, with the nearest match",
    arguments: [
      (["lst"], "unknown command “lst”. Nearest match: “list”. See --help."),
      (["hint", "--jsn"], "unknown option of hint “--jsn”. See --help."),
      (
        ["grade", "--jsn"], "unknown option of grade “--jsn”. Nearest match: “--json”. See --help."
      ),
      (["--json"], "unknown option of list “--json”. See --help."),
      (["grade", "--summary"], "--summary needs the name of a file: --summary SUMMARY.md"),
      (
        ["grade", "--summary", "--json"], "--summary needs the name of a file: --summary SUMMARY.md"
      ),
    ]
  )
  func unknown(words: [String], message: String) {
    #expect(throws: UsageError(description: message)) { try Request(words) }
  }
}

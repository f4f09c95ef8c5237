import Foundation
import Testing

@testable import WorkbookKit

@Suite("The console")
struct ConsoleTests {
  @Test(
    "Only a terminal is coloured, and not if its owner objects",
    arguments: [
      (true, [:], true),
      (true, ["NO_COLOR": ""], true),
      (true, ["TERM": "xterm-256color"], true),
      (true, ["NO_COLOR": "1"], false),
      (true, ["TERM": "dumb"], false),
      (false, [:], false),
    ] as [(Bool, [String: String], Bool)]
  )
  func wantsColor(isTerminal: Bool, environment: [String: String], expected: Bool) {
    #expect(Console.wantsColor(isTerminal: isTerminal, environment: environment) == expected)
  }

  @Test("If standard output cannot be written to, that is said, and the process fails")
  func closedOutput() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1),
      observing: [\.standardErrorContent]
    ) {
      close(STDOUT_FILENO)
      _ = await ChapterCommand(chapter: Greeting.self, console: .standard).run([])
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        == "standard output cannot be written to\n"
    )
  }
}

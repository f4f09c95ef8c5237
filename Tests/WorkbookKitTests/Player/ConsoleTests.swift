import Testing

@testable import WorkbookKit

@Suite("Colour")
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
}

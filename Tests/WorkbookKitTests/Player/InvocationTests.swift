import Testing

@testable import WorkbookKit

@Suite("The command line")
@MainActor
struct InvocationTests {
  @Test("Without a name, all acts are meant")
  func allActs() throws {
    let invocation = try Invocation([], acts: Greeting.acts)
    #expect(invocation.acts.map(\.name) == ["hello", "two words"])
    #expect(invocation.options.isEmpty)
  }

  @Test(
    "A name may be written with hyphens or spaces and in any case",
    arguments: ["two-words", "two words", "Two-Words"]
  )
  func actName(argument: String) throws {
    #expect(try Invocation([argument], acts: Greeting.acts).acts.map(\.name) == ["two words"])
  }

  @Test("Acts are played in the order in which they are named")
  func order() throws {
    let invocation = try Invocation(["two-words", "--plain", "hello"], acts: Greeting.acts)
    #expect(invocation.acts.map(\.slug) == ["two-words", "hello"])
    #expect(invocation.options == [.plain])
  }

  @Test("Every option is understood", arguments: Option.allCases)
  func options(option: Option) throws {
    #expect(try Invocation(["--\(option)"], acts: []).options == [option])
  }

  @Test(
    "A word that means nothing gets one line with the nearest match, and status 2",
    arguments: [
      ("helo", "unknown act “helo”. Nearest match: “hello”. Acts: hello, two-words."),
      ("nonsense", "unknown act “nonsense”. Nearest match: “hello”. Acts: hello, two-words."),
      ("check", "unknown act “check”. Nearest match: “--check”. Acts: hello, two-words."),
      ("--scren", "unknown option “--scren”. Nearest match: “--screen”. See --help."),
      ("-plain", "unknown option “-plain”. Nearest match: “--plain”. See --help."),
      ("--nonsense", "unknown option “--nonsense”. Nearest match: “--screen”. See --help."),
    ]
  )
  func unknown(word: String, message: String) {
    let run = Run(Greeting.self, word)
    #expect(run.status == .usage)
    #expect(run.err == "Greeting: \(message)\n")
    #expect(run.out.isEmpty)
  }

  @Test("Help and list explain the chapter", arguments: ["--help", "-h"])
  func help(flag: String) {
    let help = Run(Greeting.self, flag)
    #expect(help.status == .success)
    #expect(help.out.contains("usage: swift run Greeting [ACT…] [OPTION…]"))
    for option in Option.allCases {
      #expect(help.out.contains("  --\(option) "))
    }
    let list = Run(Greeting.self, "--list")
    #expect(list.status == .success)
    #expect(
      list.out == """
        7 · A greeting
        Who is there?

          hello      says it once
          two-words

        """
    )
  }

  @Test("Options that exclude each other are refused, and so is one that would do nothing")
  func conflicts() {
    for pair in ["--check --record", "--check --screen", "--list --trace"] {
      let options = pair.split(separator: " ").map(String.init)
      let run = Run(Greeting.self, options[1], options[0])
      #expect(run.status == .usage)
      #expect(run.out.isEmpty)
      #expect(run.err.hasSuffix("do not go together. See --help.\n"))
    }
    #expect(Run(Greeting.self, "--help", "--check").status == .success)
  }

  @Test("The beginning of a name suggests the name")
  func beginning() {
    #expect(Run(Greeting.self, "two").err.contains("Nearest match: “two-words”."))
  }

  @Test("Exit statuses are the usual ones")
  func statuses() {
    #expect(ExitStatus.success.rawValue == 0)
    #expect(ExitStatus.failure.rawValue == 1)
    #expect(ExitStatus.usage.rawValue == 2)
  }
}

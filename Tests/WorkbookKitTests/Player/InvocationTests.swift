import Testing

@testable import WorkbookKit

@Suite("The command line")
@MainActor
struct InvocationTests {
  @Test("Without a name, nothing is named")
  func noName() throws {
    let invocation = try Invocation([], acts: Greeting.acts)
    #expect(invocation.acts.isEmpty)
    #expect(invocation.exercises.isEmpty)
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

  @Test("Every option is understood", arguments: Option.shown.filter { $0 != .json })
  func options(option: Option) throws {
    #expect(try Invocation([option.flag], acts: []).options == [option])
  }

  @Test("Exercises are named by their numbers")
  func exercises() throws {
    let exercises = [Practice.screen(.right)]
    let invocation = try Invocation(["--grade", "7.1"], acts: [], exercises: exercises)
    #expect(invocation.exercises.map(\.number) == ["7.1"])
    #expect(throws: UsageError(description: "unknown exercise “7.2”. Exercises: 7.1.")) {
      try Invocation(["7.2"], acts: [], exercises: exercises)
    }
  }

  @Test(
    "Acts and exercises stand only where they mean something",
    arguments: [
      (["--grade", "hello"], "“hello” is an act; --grade takes numbers of exercises. See --list."),
      (["--check", "7.1"], "7.1 is an exercise; --check takes acts. See --list."),
      (["--interactive", "hello", "7.1"], "--interactive takes one act or exercise. See --list."),
      (["--grade-one"], "--grade-one takes the number of one exercise."),
      (["--json"], "--json needs --grade or --list. See --help."),
    ]
  )
  func misplaced(arguments: [String], message: String) {
    #expect(throws: UsageError(description: message)) {
      try Invocation(arguments, acts: Greeting.acts, exercises: [Practice.screen(.right)])
    }
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
    #expect(help.out.contains("usage: swift run Greeting [ACT…] [EXERCISE…] [OPTION…]"))
    for option in Option.shown {
      #expect(help.out.contains("  \(option.flag) "))
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

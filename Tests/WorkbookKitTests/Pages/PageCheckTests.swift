import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("Checking and recording a page")
@MainActor
struct PageCheckTests {
  /// Checks `Greeting` against a page.
  private func problems(
    page: String,
    source: String = greeterSource
  ) throws -> [String] {
    let files = ["docs/07-greeting.md": page, "Screens/Greeter.swift": source]
    return try withRepository(files) { repository in
      try PageCheck(Greeting.self, repository: repository).problems().map(\.description)
    }
  }

  @Test("A page that is up to date has no problems")
  func upToDate() throws {
    #expect(try problems(page: greetingPage) == [])
  }

  @Test("A transcript that differs is shown beside the run")
  func transcript() throws {
    let page = greetingPage.replacing("  0.0 s  Hello.\nwait", with: "  0.0 s  Hallo.\nwait")
    #expect(
      try problems(page: page) == [
        """
        docs/07-greeting.md:6: transcript Greeting/hello differs at column 11 (- the page, + the run)
          launch
          tap “Greet”
        -   0.0 s  Hallo.
        +   0.0 s  Hello.
                    ^
          wait 1 s
        To accept what is new: swift run Greeting --record
        """
      ]
    )
  }

  @Test("An excerpt that differs is shown beside the source")
  func excerpt() throws {
    let source = greeterSource.replacing("Int", with: "String")
    #expect(
      try problems(page: greetingPage, source: source) == [
        """
        docs/07-greeting.md:13: swift Screens/Greeter.swift#Greeter.body differs at column 11 \
        (- the page, + the source)
        - var body: Int { 1 }
        + var body: String { 1 }
                    ^
        To accept what is new: swift run Greeting --record
        """
      ]
    )
  }

  @Test("An act without a block, and a block without an act")
  func unmatched() throws {
    let page = greetingPage.replacing("Greeting/two-words", with: "Greeting/two")
    #expect(
      try problems(page: page) == [
        "docs/07-greeting.md:1: the page has no block ```transcript Greeting/two-words",
        "docs/07-greeting.md:16: no act makes the transcript “Greeting/two”;"
          + " there are: Greeting/hello, Greeting/two-words",
      ]
    )
  }

  @Test("A transcript of another chapter is compared with that chapter's page")
  func otherChapter() throws {
    func problems(shown: String) throws -> [String] {
      let copy = "\n```transcript Other/act\nlaunch\n  0.0 s  \(shown)\n```\n"
      let files = [
        "docs/07-greeting.md": greetingPage + copy, "Screens/Greeter.swift": greeterSource,
        "docs/03-other.md": "```transcript Other/act\nlaunch\n  0.0 s  right\n```\n",
      ]
      return try withRepository(files) { repository in
        try PageCheck(Greeting.self, repository: repository).problems().map(\.description)
      }
    }
    #expect(try problems(shown: "right") == [])
    let problem = try #require(try problems(shown: "wrong").first)
    #expect(problem.contains("-   0.0 s  wrong\n+   0.0 s  right"))
  }

  @Test("An excerpt of a file or a declaration that is not there")
  func missingSource() throws {
    let page = greetingPage.replacing("Greeter.swift#", with: "Gone.swift#")
    #expect(
      try problems(page: page) == [
        "docs/07-greeting.md:12: there is no source file Screens/Gone.swift"
      ]
    )
    let other = greetingPage.replacing("#Greeter.body", with: "#Greeter.title")
    #expect(
      try problems(page: other) == [
        "docs/07-greeting.md:12: Screens/Greeter.swift has no “Greeter.title”"
      ]
    )
  }

  @Test("A dead link and an unclosed block")
  func structure() throws {
    #expect(
      try problems(page: greetingPage + "[next](08-nothing.md)\n") == [
        "docs/07-greeting.md:23: dead link “08-nothing.md”: there is no docs/08-nothing.md"
      ]
    )
    try withRepository(["docs/07-greeting.md": greetingPage + "```\n"]) { repository in
      let run = Run(Greeting.self, "--check", repository: repository)
      #expect(run.status == .failure)
      #expect(run.out.hasPrefix("docs/07-greeting.md:23: the block that opens here is never"))
    }
  }

  @Test("An act that cannot be played has no transcript")
  func broken() throws {
    let page =
      "```transcript Broken/wrong-title\n```\n```transcript Broken/never-played\nlaunch\n```"
    try withRepository(["docs/08-broken.md": page]) { repository in
      let problems = try PageCheck(Broken.self, repository: repository).problems()
      #expect(problems.count == 1)
      #expect(problems.first?.line == 1)
      #expect(
        problems.first?.message.hasPrefix("Broken, act wrong-title, step tap “Great”") == true
      )
    }
  }

  @Test("--check answers with one line, or with the problems and status 1")
  func command() throws {
    let files = ["docs/07-greeting.md": greetingPage, "Screens/Greeter.swift": greeterSource]
    try withRepository(files) { repository in
      let all = Run(Greeting.self, "--check", repository: repository)
      #expect(all.status == .success)
      #expect(all.out == "2 transcripts, 1 excerpt and 0 pictures agree with docs/07-greeting.md\n")
      let one = Run(Greeting.self, "--check", "hello", repository: repository)
      #expect(one.out == "1 transcript, 1 excerpt and 0 pictures agree with docs/07-greeting.md\n")
    }
    try withRepository([:]) { repository in
      let run = Run(Greeting.self, "--check", repository: repository)
      #expect(run.status == .failure)
      #expect(
        run.out
          == "docs/07-greeting.md:1: there is no such page in \(repository.root.path)\n"
      )
    }
  }

  @Test("Recording makes the check pass, says what changed, and changes nothing the second time")
  func recording() throws {
    let stale = greetingPage.replacing("Hello.", with: "Hallo.").replacing("{ 1 }", with: "{ 2 }")
    let files = ["docs/07-greeting.md": stale, "Screens/Greeter.swift": greeterSource]
    try withRepository(files) { repository in
      let first = Run(Greeting.self, "--record", repository: repository)
      #expect(first.status == .success)
      #expect(
        first.out == """
          rewrote docs/07-greeting.md:3: transcript Greeting/hello
          rewrote docs/07-greeting.md:12: swift Screens/Greeter.swift#Greeter.body
          rewrote docs/07-greeting.md:16: transcript Greeting/two-words

          """
      )
      try #expect(repository.text(at: "docs/07-greeting.md") == greetingPage)
      let second = Run(Greeting.self, "--record", repository: repository)
      #expect(second.out == "docs/07-greeting.md is up to date\n")
      try #expect(repository.text(at: "docs/07-greeting.md") == greetingPage)
    }
  }

  @Test("Recording one act leaves the transcript of another, and tells what it cannot make")
  func partialRecording() throws {
    let stale = greetingPage.replacing("Hello.", with: "Hallo.")
    try withRepository(["docs/07-greeting.md": stale]) { repository in
      let run = Run(Greeting.self, "--record", "hello", repository: repository)
      #expect(run.status == .failure)
      #expect(
        run.out == """
          rewrote docs/07-greeting.md:3: transcript Greeting/hello
          docs/07-greeting.md:12: there is no source file Screens/Greeter.swift

          """
      )
      let text = try repository.text(at: "docs/07-greeting.md") ?? ""
      #expect(text.ranges(of: "Hallo.").count == 2)
    }
  }

  @Test("Without an injected repository, the one of the act's source file is used")
  func origin() throws {
    let repository = try #require(Repository(containing: #filePath))
    #expect(repository.url("Package.swift").path.hasSuffix("/Package.swift"))
    try #expect(repository.text(at: "Package.swift") != nil)
    #expect(Repository(containing: "/nowhere/at/all.swift") == nil)
    // No chapter of these tests has a page in the real repository.
    #expect(PageCheck.problems(of: Hanging.self).map(\.path) == ["docs/10-hanging.md"])
  }

  @Test("A chapter whose sources have been moved away says so")
  func moved() {
    enum Moved: Chapter {
      static let number = 11
      static let title = ""
      static let question = ""
      static var acts: [Act] { Act("gone", Greeter(), file: "/nowhere/Moved.swift") {} }
    }
    #expect(
      PageCheck.problems(of: Moved.self).map(\.description) == [
        "docs/11-moved.md:1: out of reach: no Package.swift above /nowhere/Moved.swift."
          + " Has the folder been moved since the chapter was built?"
      ]
    )
  }
}

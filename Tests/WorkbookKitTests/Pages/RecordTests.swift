import Foundation
import Testing

@testable import WorkbookKit

@Suite("Recording tells what it cannot mend")
@MainActor
struct RecordTests {
  private func record(_ page: String, source: String = greeterSource) throws -> Run {
    let files = ["docs/07-greeting.md": page, "Screens/Greeter.swift": source]
    return try withRepository(files) { Run(Greeting.self, "--record", repository: $0) }
  }

  @Test("Acts without a block, as on an empty page", arguments: ["", "# Title\n"])
  func missingBlocks(page: String) throws {
    let run = try self.record(page)
    #expect(run.status == .failure)
    #expect(
      run.out == """
        docs/07-greeting.md:1: the page has no block ```transcript Greeting/hello

        docs/07-greeting.md:1: the page has no block ```transcript Greeting/two-words

        """
    )
  }

  @Test("A dead link, after what was rewritten")
  func deadLink() throws {
    let run = try self.record(greetingPage.replacing("Hello.", with: "Hi.") + "[gone](gone.md)\n")
    #expect(run.status == .failure)
    #expect(
      run.out == """
        rewrote docs/07-greeting.md:3: transcript Greeting/hello
        rewrote docs/07-greeting.md:16: transcript Greeting/two-words
        docs/07-greeting.md:23: dead link “gone.md”: there is no docs/gone.md

        """
    )
  }

  @Test("Line ends of CR LF, in the page and in a source", arguments: ["--record", "--check"])
  func lineEnds(option: String) throws {
    let page = greetingPage.replacing("\n", with: "\r\n")
    let source = greeterSource.replacing("1 }\n", with: "1 }\r\n")
    let files = ["docs/07-greeting.md": page, "Screens/Greeter.swift": source]
    try withRepository(files) { repository in
      let run = Run(Greeting.self, option, repository: repository)
      #expect(run.status == .failure)
      #expect(
        run.out == """
          docs/07-greeting.md:1: line 1 of docs/07-greeting.md ends in CR LF: \
          lines have to end in LF alone

          """
      )
      try repository.write(greetingPage, to: "docs/07-greeting.md")
      #expect(
        Run(Greeting.self, option, repository: repository).out == """
          docs/07-greeting.md:12: line 2 of Screens/Greeter.swift ends in CR LF: \
          lines have to end in LF alone

          """
      )
    }
  }

  @Test("A page that is not encoded in UTF-8")
  func encoding() throws {
    try withRepository(["docs/07-greeting.md": ""]) { repository in
      try Data([0x23, 0x20, 0xE9, 0x0A]).write(to: repository.url("docs/07-greeting.md"))
      let run = Run(Greeting.self, "--record", repository: repository)
      #expect(run.status == .failure)
      #expect(
        run.out == "docs/07-greeting.md:1: docs/07-greeting.md is not encoded in UTF-8\n"
      )
    }
  }

  @Test("An excerpt of a file outside the repository, which is not read")
  func outside() throws {
    for path in ["../Greeter.swift", "docs/../../Greeter.swift"] {
      let page = greetingPage.replacing("Screens/Greeter.swift#Greeter.body", with: path)
      let run = try self.record(page)
      #expect(run.status == .failure)
      #expect(run.out == "docs/07-greeting.md:12: \(path) lies outside the repository\n")
    }
    let page = greetingPage.replacing("swift Screens/", with: "swift docs/../Screens/./")
    #expect(try self.record(page).out == "docs/07-greeting.md is up to date\n")
  }

  @Test("A link that leaves the repository is dead, whatever lies there")
  func linkOutside() throws {
    let run = try self.record(greetingPage + "[out](../../.)\n")
    #expect(run.out == "docs/07-greeting.md:23: dead link “../../.”: there is no ..\n")
  }
}

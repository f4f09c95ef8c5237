import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("Checking and recording pictures")
@MainActor
struct PictureCheckTests {
  /// A chapter with a picture, one without, and an act that cannot be played.
  private enum Drawn: Chapter {
    static let number = 3
    static let title = "Pictures"
    static let question = "What does it look like?"

    static var acts: [Act] {
      Act("one word", Greeter()) { Tap("Greet") }
      Act("no picture", Greeter()) { Tap("Greet") }.withoutPicture()
    }
  }

  private static let transcripts = """
    # Pictures

    ```transcript Drawn/one-word
    launch
    tap “Greet”
      0.0 s  Hello.
    ```

    ```transcript Drawn/no-picture
    launch
    tap “Greet”
      0.0 s  Hello.
    ```

    """

  private static let link = "![Timeline of the act “one word”](pictures/03-one-word.svg)"

  /// The picture as it should be.
  private static var svg: String {
    let transcript = Drawn.acts[0].play(in: "", traces: true).transcript
    return TimelinePicture(Timeline(of: transcript), title: "Pictures, act one word").svg
  }

  private func check(_ arguments: String..., files: [String: String]) throws -> String {
    try withRepository(files) { Run(Drawn.self, arguments[0], repository: $0).out }
  }

  private func page(_ text: String = transcripts + link) -> [String: String] {
    ["docs/03-drawn.md": text, "docs/pictures/03-one-word.svg": Self.svg]
  }

  @Test("A picture that is up to date and shown is no problem")
  func upToDate() throws {
    #expect(
      try self.check("--check", files: self.page())
        == "2 transcripts, 0 excerpts and 1 picture agree with docs/03-drawn.md\n"
    )
    #expect(
      try self.check("--record", files: self.page()) == "docs/03-drawn.md is up to date\n"
    )
  }

  @Test("A missing picture is told once, although the link to it is dead as well")
  func missing() throws {
    var files = self.page()
    files["docs/pictures/03-one-word.svg"] = nil
    #expect(
      try self.check("--check", files: files) == """
        docs/pictures/03-one-word.svg:1: there is no such picture of the act one-word
        To draw it: swift run Drawn --record

        """
    )
  }

  @Test("A picture that is out of date is told with the line that differs")
  func stale() throws {
    var files = self.page()
    files["docs/pictures/03-one-word.svg"] = Self.svg.replacing("0 s: Hello.", with: "0 s: Hi.")
    let out = try self.check("--check", files: files)
    #expect(out.hasPrefix("docs/pictures/03-one-word.svg:"))
    #expect(
      out.hasSuffix(
        ": this is not what the act one-word draws now\nTo draw it anew: swift run Drawn --record\n"
      )
    )
    #expect(out.hasPrefix("docs/pictures/03-one-word.svg:1:") == false)
  }

  @Test("A picture that the page does not show")
  func notShown() throws {
    #expect(
      try self.check("--check", files: self.page(Self.transcripts)) == """
        docs/03-drawn.md:3: the page does not show the picture of the act one-word, \
        pictures/03-one-word.svg
        To put it below the transcript: swift run Drawn --record

        """
    )
  }

  @Test("A picture of an act that is no more, or needs none")
  func stray() throws {
    var files = self.page()
    files["docs/pictures/03-old.svg"] = "<svg/>"
    files["docs/pictures/03-no-picture.svg"] = "<svg/>"
    // Of another chapter, and of nobody: not ours to judge.
    files["docs/pictures/04-old.svg"] = "<svg/>"
    files["docs/pictures/03-photo.png"] = ""
    #expect(
      try self.check("--check", files: files) == """
        docs/pictures/03-no-picture.svg:1: this picture belongs to no act of Drawn; \
        pictures are due of: one-word
        To delete it: rm docs/pictures/03-no-picture.svg

        docs/pictures/03-old.svg:1: this picture belongs to no act of Drawn; \
        pictures are due of: one-word
        To delete it: rm docs/pictures/03-old.svg

        """
    )
  }

  @Test("Recording draws the picture and puts it below the transcript, once")
  func recording() throws {
    try withRepository(["docs/03-drawn.md": Self.transcripts]) { repository in
      let first = Run(Drawn.self, "--record", repository: repository)
      #expect(first.status == .success)
      #expect(
        first.out == """
          rewrote docs/pictures/03-one-word.svg
          rewrote docs/03-drawn.md:3: \(Self.link)

          """
      )
      let picture = try repository.text(at: "docs/pictures/03-one-word.svg")
      #expect(picture == Self.svg)
      let page = try repository.text(at: "docs/03-drawn.md")
      #expect(
        page
          == Self.transcripts.replacing(
            "Hello.\n```\n\n```transcript Drawn/no",
            with: "Hello.\n```\n\n\(Self.link)\n\n```transcript Drawn/no"
          )
      )
      let second = Run(Drawn.self, "--record", repository: repository)
      #expect(second.out == "docs/03-drawn.md is up to date\n")
    }
  }

  @Test("Recording another act leaves the picture alone")
  func partialRecording() throws {
    try withRepository(["docs/03-drawn.md": Self.transcripts]) { repository in
      let run = Run(Drawn.self, "--record", "no-picture", repository: repository)
      #expect(run.out == "docs/03-drawn.md is up to date\n")
      let picture = try repository.text(at: "docs/pictures/03-one-word.svg")
      #expect(picture == nil)
    }
  }

  @Test("An act that cannot be played is told, and has no picture to compare")
  func broken() throws {
    enum Unplayable: Chapter {
      static let number = 4
      static let title = ""
      static let question = ""
      static var acts: [Act] { Act("wrong", Greeter()) { Tap("Great") } }
    }
    try withRepository(["docs/04-unplayable.md": "```transcript Unplayable/wrong\n```\n"]) {
      let out = Run(Unplayable.self, "--check", repository: $0).out
      #expect(out.hasPrefix("docs/04-unplayable.md:1: Unplayable, act wrong, step tap “Great”"))
      #expect(out.contains("picture") == false)
    }
  }
}

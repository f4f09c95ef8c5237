import Testing

@testable import WorkbookKit

@Suite("Pages")
struct PageTests {
  @Test("A page is cut into blocks, each with what it promises to show")
  func blocks() throws {
    let page = try Page(
      path: "docs/a.md",
      text: """
        # Title
        ```transcript Toy/stage
        launch
        ```
        ```swift A/B.swift#B.body
        ```
        ```swift A/B.swift#MARK: some region
        ```
        ```swift A/B.swift
        ```
        ```swift
        let sketch = 1
        ```
        ~~~~ sh
        ```
        ~~~
        ~~~~
        Text with ```code``` inside.
        """
    )
    #expect(
      page.blocks.map(\.subject) == [
        .transcript("Toy/stage"),
        .excerpt(path: "A/B.swift", fragment: "B.body"),
        .excerpt(path: "A/B.swift", fragment: "MARK: some region"),
        .excerpt(path: "A/B.swift", fragment: nil),
        .plain,
        .plain,
      ]
    )
    #expect(page.blocks.map(\.line) == [2, 5, 7, 9, 11, 14])
    #expect(page.body(of: page.blocks[0]) == ["launch"])
    #expect(page.body(of: page.blocks[5]) == ["```", "~~~"])
    #expect(page.prose.map(\.number) == [1, 18])
  }

  @Test("A block that is never closed is refused where it opens")
  func unclosed() {
    let problem = #expect(throws: PageProblem.self) {
      try Page(path: "docs/a.md", text: "# Title\n\n```transcript Toy/stage\nlaunch\n``\n")
    }
    #expect(
      problem?.description
        == "docs/a.md:3: the block that opens here is never closed by a line “```”"
    )
  }

  @Test("Recording replaces blocks and leaves every other byte")
  func recording() throws {
    let text =
      "\n  # Title \t\n```transcript A/b\nold\n```\n\n\n```sh\nls\n```\n~~~transcript A/c\n~~~"
    let page = try Page(path: "docs/a.md", text: text)
    #expect(page.recording { _ in nil } == text)
    let new = page.recording { $0.subject == .plain ? nil : [$0.info, ""] }
    #expect(
      new == "\n  # Title \t\n```transcript A/b\ntranscript A/b\n\n```\n\n\n```sh\nls\n```\n"
        + "~~~transcript A/c\ntranscript A/c\n\n~~~"
    )
  }

  @Test("Headings become anchors as on GitHub")
  func anchors() throws {
    let page = try Page(
      path: "docs/a.md",
      text: """
        # What *could* go wrong?
        ## `Task.sleep` & [friends](b.md)
        ## Twice
        ### Twice ###
        <a id="by-hand"></a>
        ```
        # no heading
        ```
        """
    )
    #expect(
      page.anchors == [
        "what-could-go-wrong", "tasksleep--friends", "twice", "twice-1", "by-hand",
      ]
    )
  }
}

import Testing

@testable import WorkbookKit

@Suite("Links")
struct LinkCheckTests {
  @Test("Files, folders, anchors and the web are fine; what is not there is told")
  func links() throws {
    let files = [
      "README.md": """
      # Title
      [page](docs/a.md) ![picture](docs/p.svg "A title") [folder](docs/) [web](https://x.org)
      [here](#title) [there](docs/a.md#second-part) [mail](mailto:a@b.c) `[code](nowhere.md)`
      [line](docs/p.svg#L10)
      <img src="docs/p.svg"> <source srcset="docs/dark.svg">
      [gone](docs/gone.md) and [no](docs/a.md#third-part)
      [label]: docs/gone.md
      ```
      [in a block](nowhere.md)
      ```
      """,
      "docs/a.md":
        "## Second part\n[up](../README.md#title) [out](../Gone.swift) [same](./p.svg)\n",
      "docs/p.svg": "",
    ]
    try withRepository(files) { repository in
      #expect(
        repository.deadLinks().map(\.description) == [
          "README.md:5: dead link “docs/dark.svg”: there is no docs/dark.svg",
          "README.md:6: dead link “docs/gone.md”: there is no docs/gone.md",
          "README.md:6: dead link “docs/a.md#third-part”:"
            + " docs/a.md has no heading with the anchor #third-part",
          "README.md:7: dead link “docs/gone.md”: there is no docs/gone.md",
          "docs/a.md:2: dead link “../Gone.swift”: there is no Gone.swift",
        ]
      )
    }
  }

  @Test("A page that is not there or not closed is a problem itself")
  func unreadable() throws {
    try withRepository(["a.md": "```\n"]) { repository in
      #expect(repository.deadLinks(in: "a.md").map(\.line) == [1])
      #expect(repository.deadLinks(in: "b.md").map(\.path) == ["b.md"])
    }
  }
}

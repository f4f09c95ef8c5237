import Testing

@testable import WorkbookKit

@Suite("Line differences")
struct LineDiffTests {
  @Test("Equal texts have no difference")
  func equal() {
    #expect(LineDiff(from: ["a", ""], to: ["a", ""]) == nil)
  }

  @Test("A replaced line stands above its successor, and a caret marks the first character")
  func replaced() throws {
    let old = ["launch", "one", "two", "  1.0 s  Task #1", "three", "four", "five"]
    var new = old
    new[3] = "  1.0 s  Task #2"
    let diff = try #require(LineDiff(from: old, to: new))
    #expect(diff.commonLines == 3)
    #expect(diff.column == 16)
    #expect(
      diff.text == """
          …
          one
          two
        -   1.0 s  Task #1
        +   1.0 s  Task #2
                         ^
          three
          four
          …
        """
    )
  }

  @Test("Several replaced lines are paired")
  func pairs() throws {
    let diff = try #require(LineDiff(from: ["a1", "b1", "c"], to: ["a2", "b2", "c"]))
    #expect(diff.text == "- a1\n+ a2\n   ^\n- b1\n+ b2\n  c")
  }

  @Test("A line too many has no column")
  func inserted() throws {
    let diff = try #require(LineDiff(from: ["a", "b"], to: ["a", "x", "b"]))
    #expect(diff.commonLines == 1)
    #expect(diff.column == nil)
    #expect(diff.text == "  a\n+ x\n  b")
  }

  @Test("A line too few has no column")
  func removed() throws {
    let diff = try #require(LineDiff(from: ["a", "b"], to: ["a"]))
    #expect(diff.column == nil)
    #expect(diff.text == "  a\n- b")
  }

  @Test("Two places far apart have a gap between them")
  func gap() throws {
    let old = (1...9).map(String.init)
    let new = ["x"] + old[1...7] + ["y"]
    let diff = try #require(LineDiff(from: old, to: Array(new)))
    #expect(diff.text == "- 1\n+ x\n  ^\n  2\n  3\n  …\n  7\n  8\n- 9\n+ y")
  }

  @Test(
    "Texts that only look equal differ",
    arguments: [("9:41 am", "9:41\u{202F}am"), ("é", "e\u{301}")]
  )
  func bytes(old: String, new: String) {
    #expect(LineDiff(from: [old], to: [new]) != nil)
  }
}

import Testing

@testable import WorkbookKit

@Suite("Code that matters")
struct SignificantCodeTests {
  @Test(
    "Comments and blank space do not",
    arguments: [
      "let a=1", "let a = 1\n", "// first\nlet a = 1 // one", "let /* a /* b */ c */ a = 1",
      "let a =\n  1 /* open",
    ]
  )
  func same(source: String) {
    #expect(source.significantCode == "leta=1")
  }

  @Test("What looks like a comment in a string does")
  func strings() {
    #expect("let a = \"x  // y\"".significantCode == "leta=\"x  // y\"")
    #expect("\"a \\\" // b\" // c".significantCode == "\"a \\\" // b\"")
    #expect("\"\"\"\n  a \" // b\n\"\"\" // c".significantCode == "\"\"\"\n  a \" // b\n\"\"\"")
    #expect("\"open".significantCode == "\"open")
  }
}

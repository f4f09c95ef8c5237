import Testing

@testable import WorkbookKit

@Suite("Texts of exercises")
struct ExerciseTextTests {
  private func read(_ text: String) -> Result<ExerciseText, PageFault> {
    Result { () throws(PageFault) in
      try ExerciseText(text, of: "7.1", path: "7.md")
    }
  }

  @Test("Title, minutes and parts are found")
  func parts() throws {
    let text = try self.read(Practice.text).get()
    #expect(text.title == "A working day")
    #expect(text.minutes == 10)
    #expect(text[.task] == "Mend it.")
    #expect(text[.explanation] == "Whoever starts must stop.\nBoth lines count.")
  }

  @Test(
    "What is missing or wrong is named",
    arguments: [
      ("# 7.1 ", "# 7.2 ", "7.md does not begin with “# 7.1 ” and a title"),
      ("*repair,", "*mend,", "7.md has no line like “*repair, 10 minutes*”"),
      ("## Read", "## See", "7.md has an unknown part “## See”"),
      ("A rule.", "", "7.md says nothing under “Hint 2”"),
      (
        "## Hint 3\nNearly all.\n", "",
        "7.md must have these parts, in this order: Task, Given, What must hold, Read, Hint 1,"
          + " Hint 2, Hint 3, Explanation"
      ),
    ]
  )
  func faults(old: String, new: String, message: String) {
    guard case .failure(let fault) = self.read(Practice.text.replacing(old, with: new)) else {
      Issue.record("the text is accepted")
      return
    }
    #expect(fault.message == message)
  }
}

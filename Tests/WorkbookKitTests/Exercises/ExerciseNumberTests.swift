import Testing

@testable import WorkbookKit

@Suite("Numbers of exercises")
struct ExerciseNumberTests {
  @Test("A number is a chapter's label, a point, and a place", arguments: ["1.2", "9.10", "F.1"])
  func valid(text: String) {
    #expect(ExerciseNumber(text)?.description == text)
  }

  @Test("The field's letter may be small")
  func smallLetter() {
    #expect(ExerciseNumber("f.3" as String) == "F.3")
    #expect(ExerciseNumber("f.3" as String)?.identifier == "F_3")
  }

  @Test(
    "Anything else is none",
    arguments: [
      "", "1", "1.", ".1", "1.0", "1.-2", "01.2", "1.02", "G.1", "1.2.3", "one.two", "+1.2",
    ]
  )
  func invalid(text: String) {
    #expect(ExerciseNumber(text) == nil)
  }
}

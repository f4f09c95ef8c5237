import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("Predictions")
@MainActor
struct PredictionTests {
  @Test(
    "Titles of steps and blank space do not count",
    arguments: [
      "  1.0 s  Hour 1\n  2.0 s  Hour 2",
      "launch\n\ntap “Start”\nwait 2 s\n1.0 s Hour 1\n\n   2.0 s    Hour 2  \ntap “Stop”",
    ]
  )
  func right(text: String) {
    #expect(Practice.prediction(text).grade().isSolved)
  }

  @Test("Times count, and the first line that differs is shown")
  func times() {
    let grade = Practice.prediction("1.0 s Hour 1\n2.5 s Hour 2").grade()
    #expect(grade.isSolved == false)
    #expect(grade.earned == 0)
    #expect(
      grade.facts[0].details == """
        1 of 2 lines are right before the first that differs:
        your line  2.5 s Hour 2
        the run    2.0 s Hour 2
        A line in its place is a point, a line too many costs one.
        """
    )
  }

  @Test("A line too many costs what a line earns, so that guesses do not add up")
  func tooMany() {
    let grade = Practice.prediction("0.0 s Hour 1\n1.0 s Hour 1\n2.0 s Hour 2").grade()
    #expect(grade.earned == 1)
    #expect(grade.feedback == ["Work begins with a pause."])
  }

  @Test("No prediction: nothing of the run is told")
  func empty() {
    let grade = Practice.prediction(" \n").grade()
    #expect(grade.earned == 0)
    #expect(grade.facts[0].details == "there is no prediction yet")
    #expect(grade.feedback.isEmpty)
  }
}

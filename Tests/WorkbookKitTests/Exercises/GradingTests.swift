import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("Grading")
@MainActor
struct GradingTests {
  @Test("A right answer has all points and no feedback")
  func right() {
    let grade = Practice.screen(.right).grade()
    #expect(grade.isSolved)
    #expect(grade.earned == 5)
    #expect(grade.possible == 5)
    #expect(grade.feedback.isEmpty)
  }

  @Test("Each fact counts for itself, and a known mistake is explained once")
  func partial() {
    let grade = Practice.screen(.neverCancels).grade()
    #expect(grade.isSolved == false)
    #expect(grade.facts.map(\.holds) == [true, false, false, true, false])
    #expect(grade.facts[1].title == "Two hours are worked")
    #expect(grade.facts[1].details.contains("+ Hour 3"))
    #expect(grade.facts[2].details.contains("is still running after the end"))
    #expect(grade.facts[3].title == "Another script: An hour not worked is not told")
    #expect(grade.feedback == ["Whoever starts it must stop it."])
  }

  @Test("The right lines without the work do not pass, and fail the second script too")
  func onlyPrints() {
    let grade = Practice.screen(.onlyPrints).grade()
    #expect(grade.facts.map(\.holds) == [false, true, true, false, true])
    #expect(grade.facts[3].details == "expected at most 0, was 2")
  }

  @Test("When a step is not possible, none of its script's facts holds, and the step is named")
  func incomplete() {
    let screen: @MainActor @Sendable () -> Text = { Text("Nothing to tap") }
    let exercise = Exercise("7.3", .extend, screen: screen) {
      Trial {
        Tap("Start")
      } judge: { run in
        Fact("Nothing is printed", run.step(Tap("Start")).printed.isEmpty)
        Fact("Nothing runs at the end", expected: 0, actual: run.end.tasksRunning)
      }
    }
    let grade = exercise.grade()
    #expect(grade.earned == 0)
    #expect(grade.facts.map(\.holds) == [false, false, false])
    #expect(grade.problem?.contains("exercise 7.3, step tap “Start”: ") == true)
  }

  @Test("A function of the reader's is called by the judge")
  func function() {
    let right: @Sendable (Int) -> Int = { $0 * 2 }
    let wrong: @Sendable (Int) -> Int = { $0 + 2 }
    let exercise = Exercise("7.4", .extend, function: right) { double in
      Fact("Three becomes six", expected: 6, actual: double(3))
    }
    #expect(exercise.grade().isSolved)
    #expect(exercise.grade(.function(wrong)).facts.map(\.details) == ["expected 6, was 5"])
  }

  @Test("An exercise without a fact is never solved")
  func nothing() {
    let exercise = Exercise("7.5", .extend, function: 5) { _ in }
    #expect(exercise.grade().isSolved == false)
  }
}

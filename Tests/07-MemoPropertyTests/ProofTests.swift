import HeadlessUI
import Testing
import WorkbookKit

@testable import MemoPropertyChapter

@Suite("Chapter 7: the graders")
@MainActor
struct ProofTests {
  @Test("The grader tells right from wrong", arguments: MemoPropertyProgram.exercises)
  func grader(of exercise: Exercise) {
    for problem in ExerciseProof.problems(of: exercise, among: Self.proofs) {
      Issue.record("\(problem)")
    }
  }

  static let proofs: [ExerciseProof] = [
    ExerciseProof(
      "7.1",
      solution: .prediction(solution7_1),
      wrong: [
        "bodyFirst": .prediction(wrong7_1_bodyFirst),
        "everyItem": .prediction(wrong7_1_everyItem),
        "onceForEver": .prediction(wrong7_1_onceForEver),
      ]
    ),
    ExerciseProof(
      "7.2",
      solution: .screen(solution7_2),
      wrong: [
        "always": .screen(wrong7_2_always),
        "count": .screen(wrong7_2_count),
        "equal": .screen(wrong7_2_equal),
        "never": .screen(wrong7_2_never),
        "onlyPrints": .screen(wrong7_2_onlyPrints),
      ]
    ),
    ExerciseProof(
      "7.3",
      solution: .prediction(solution7_3),
      wrong: [
        "forEver": .prediction(wrong7_3_forEver),
        "oncePerChange": .prediction(wrong7_3_oncePerChange),
        "twiceAtTheSecond": .prediction(wrong7_3_twiceAtTheSecond),
      ]
    ),
    ExerciseProof(
      "7.4",
      solution: .screen(solution7_4),
      wrong: [
        "always": .screen(wrong7_4_always),
        "identity": .screen(wrong7_4_identity),
        "onlyPrints": .screen(wrong7_4_onlyPrints),
        "onlySpeed": .screen(wrong7_4_onlySpeed),
        "update": .screen(wrong7_4_update),
      ]
    ),
    ExerciseProof(
      "7.5",
      solution: .screen(solution7_5),
      variants: [.screen(variant7_5)],
      wrong: [
        "count": .screen(wrong7_5_count),
        "inBody": .screen(wrong7_5_inBody),
        "limitForgotten": .screen(wrong7_5_limitForgotten),
        "onlyPrints": .screen(wrong7_5_onlyPrints),
        "selectorsInInit": .screen(wrong7_5_selectorsInInit),
      ]
    ),
    ExerciseProof(
      "7.6",
      solution: .screen(solution7_6),
      variants: [.screen(variant7_6)],
      wrong: [
        "buttonStays": .screen(wrong7_6_buttonStays),
        "fourthDependency": .screen(wrong7_6_fourthDependency),
        "noMemo": .screen(wrong7_6_noMemo),
        "onlyPrints": .screen(wrong7_6_onlyPrints),
        "pageFirst": .screen(wrong7_6_pageFirst),
      ]
    ),
  ]
}

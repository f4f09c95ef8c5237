import HeadlessUI
import Testing
import WorkbookKit

@testable import IntervalIDChapter

@Suite("Chapter 5: the graders")
@MainActor
struct ProofTests {
  @Test("The grader tells right from wrong", arguments: IntervalID.exercises)
  func grader(of exercise: Exercise) {
    for problem in ExerciseProof.problems(of: exercise, among: Self.proofs) {
      Issue.record("\(problem)")
    }
  }

  static let proofs: [ExerciseProof] = [
    ExerciseProof(
      "5.1",
      solution: .prediction(solution5_1),
      wrong: [
        "restart": .prediction(wrong5_1_restart),
        "twoTasks": .prediction(wrong5_1_twoTasks),
        "nothingAgain": .prediction(wrong5_1_nothingAgain),
        "oldFirst": .prediction(wrong5_1_oldFirst),
      ]
    ),
    ExerciseProof(
      "5.2",
      solution: .screen(solution5_2),
      wrong: [
        "constant": .screen(wrong5_2_constant),
        "firstDate": .screen(wrong5_2_firstDate),
        "status": .screen(wrong5_2_status),
        "onlyPrints": .screen(wrong5_2_onlyPrints),
      ]
    ),
    ExerciseProof(
      "5.3",
      solution: .screen(solution5_3),
      variants: [.screen(variant5_3)],
      wrong: [
        "setBack": .screen(wrong5_3_setBack),
        "freshAtEachUpdate": .screen(wrong5_3_freshAtEachUpdate),
        "detached": .screen(wrong5_3_detached),
        "onlyPrints": .screen(wrong5_3_onlyPrints),
      ]
    ),
    ExerciseProof(
      "5.4",
      solution: .screen(solution5_4),
      variants: [.screen(variant5_4)],
      wrong: [
        "synthesized": .screen(wrong5_4_synthesized),
        "neverEqual": .screen(wrong5_4_neverEqual),
        "filterInBody": .screen(wrong5_4_filterInBody),
        "onlyPrints": .screen(wrong5_4_onlyPrints),
      ]
    ),
    ExerciseProof(
      "5.5",
      solution: .screen(solution5_5),
      variants: [.screen(variant5_5)],
      wrong: [
        "onlyInterval": .screen(wrong5_5_onlyInterval),
        "onlyPause": .screen(wrong5_5_onlyPause),
        "onlyLooks": .screen(wrong5_5_onlyLooks),
        "sum": .screen(wrong5_5_sum),
      ]
    ),
  ]
}

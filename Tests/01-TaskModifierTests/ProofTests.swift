import HeadlessUI
import Testing
import WorkbookKit

@testable import TaskModifierChapter

@Suite("Chapter 1: the graders")
@MainActor
struct ProofTests {
  @Test("The grader tells right from wrong", arguments: TaskModifier.exercises)
  func grader(of exercise: Exercise) {
    for problem in ExerciseProof.problems(of: exercise, among: Self.proofs) {
      Issue.record("\(problem)")
    }
  }

  static let proofs: [ExerciseProof] = [
    ExerciseProof(
      "1.1",
      solution: .prediction(solution1_1),
      wrong: [
        "tickBeforeHide": .prediction(wrong1_1_tickBeforeHide),
        "noEnd": .prediction(wrong1_1_noEnd),
      ]
    ),
    ExerciseProof(
      "1.2",
      solution: .screen(solution1_2),
      wrong: [
        "nestedTask": .screen(wrong1_2_nestedTask),
        "flag": .screen(wrong1_2_flag),
        "onlyPrints": .screen(wrong1_2_onlyPrints),
      ]
    ),
    ExerciseProof(
      "1.3",
      solution: .screen(solution1_3),
      variants: [.screen(variant1_3)],
      wrong: [
        "asksWhetherCancelled": .screen(wrong1_3_asksWhetherCancelled),
        "catchesInTheLoop": .screen(wrong1_3_catchesInTheLoop),
        "noLimit": .screen(wrong1_3_noLimit),
        "ownTask": .screen(wrong1_3_ownTask),
        "onlyPrints": .screen(wrong1_3_onlyPrints),
      ]
    ),
    ExerciseProof(
      "1.4",
      solution: .screen(solution1_4),
      variants: [.screen(variant1_4), .screen(variant1_4_taskID)],
      wrong: [
        "flag": .screen(wrong1_4_flag),
        "outlivesHide": .screen(wrong1_4_outlivesHide),
        "losesHandle": .screen(wrong1_4_losesHandle),
        "onAppear": .screen(wrong1_4_onAppear),
        "onlyPrints": .screen(wrong1_4_onlyPrints),
      ]
    ),
  ]
}

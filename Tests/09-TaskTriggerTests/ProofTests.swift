import HeadlessUI
import Testing
import WorkbookKit

@testable import TaskTriggerChapter

@Suite("Chapter 9: the graders")
@MainActor
struct ProofTests {
  @Test("The grader tells right from wrong", arguments: TaskTriggerProgram.exercises)
  func grader(of exercise: Exercise) {
    for problem in ExerciseProof.problems(of: exercise, among: Self.proofs) {
      Issue.record("\(problem)")
    }
  }

  static let proofs: [ExerciseProof] = [
    ExerciseProof(
      "9.1",
      solution: .prediction(solution9_1),
      wrong: [
        "sameIDRestarts": .prediction(wrong9_1_sameIDRestarts),
        "neverAgain": .prediction(wrong9_1_neverAgain),
        "idAlone": .prediction(wrong9_1_idAlone),
        "stopsAtOnce": .prediction(wrong9_1_stopsAtOnce),
        "lateReset": .prediction(wrong9_1_lateReset),
      ]
    ),
    ExerciseProof(
      "9.2",
      solution: .screen(solution9_2),
      variants: [.screen(variant9_2)],
      wrong: [
        "zero": .screen(wrong9_2_zero),
        "noReset": .screen(wrong9_2_noReset),
        "buttonTask": .screen(wrong9_2_buttonTask),
        "onlyPrints": .screen(wrong9_2_onlyPrints),
      ]
    ),
    ExerciseProof(
      "9.3",
      solution: .screen(solution9_3),
      variants: [.screen(variant9_3)],
      wrong: [
        "unlessCancelled": .screen(wrong9_3_unlessCancelled),
        "byValue": .screen(wrong9_3_byValue),
        "noReset": .screen(wrong9_3_noReset),
        "firstWins": .screen(wrong9_3_firstWins),
        "onlyPrints": .screen(wrong9_3_onlyPrints),
      ]
    ),
    ExerciseProof(
      "9.4",
      solution: .screen(solution9_4),
      variants: [.screen(variant9_4)],
      wrong: [
        "rowTasks": .screen(wrong9_4_rowTasks),
        "sharedTrigger": .screen(wrong9_4_sharedTrigger),
        "sharedTriggerGuarded": .screen(wrong9_4_sharedTriggerGuarded),
        "onlyPrints": .screen(wrong9_4_onlyPrints),
      ]
    ),
    ExerciseProof(
      "9.5",
      solution: .screen(solution9_5),
      variants: [.screen(variant9_5)],
      wrong: [
        "lost": .screen(wrong9_5_lost),
        "everyTap": .screen(wrong9_5_everyTap),
        "keptInQueue": .screen(wrong9_5_keptInQueue),
        "noCancelCheck": .screen(wrong9_5_noCancelCheck),
        "beside": .screen(wrong9_5_beside),
        "onlyPrints": .screen(wrong9_5_onlyPrints),
      ]
    ),
  ]
}

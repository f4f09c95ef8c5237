import HeadlessUI
import Testing
import WorkbookKit

@testable import TaskPropertyChapter

@Suite("Chapter 4: the graders")
@MainActor
struct ProofTests {
  @Test("The grader tells right from wrong", arguments: TaskPropertyProgram.exercises)
  func grader(of exercise: Exercise) {
    for problem in ExerciseProof.problems(of: exercise, among: Self.proofs) {
      Issue.record("\(problem)")
    }
  }

  static let proofs: [ExerciseProof] = [
    ExerciseProof(
      "4.1",
      solution: .screen(solution4_1),
      variants: [.screen(variant4_1)],
      wrong: [
        "onlyPrints": .screen(wrong4_1_onlyPrints),
        "onlyTheTask": .screen(wrong4_1_onlyTheTask),
        "partsClass": .screen(wrong4_1_partsClass),
        "shared": .screen(wrong4_1_shared),
      ]
    ),
    ExerciseProof(
      "4.2",
      solution: .screen(solution4_2),
      variants: [.screen(variant4_2)],
      wrong: [
        "flag": .screen(wrong4_2_flag),
        "initializer": .screen(wrong4_2_initializer),
        "onlyPrints": .screen(wrong4_2_onlyPrints),
        "taskModifier": .screen(wrong4_2_taskModifier),
        "wholeProperty": .screen(wrong4_2_wholeProperty),
      ]
    ),
    ExerciseProof(
      "4.3",
      solution: .screen(solution4_3),
      variants: [.screen(variant4_3)],
      wrong: [
        "everyUpdate": .screen(wrong4_3_everyUpdate),
        "neverShown": .screen(wrong4_3_neverShown),
        "noFailure": .screen(wrong4_3_noFailure),
        "onlyPrints": .screen(wrong4_3_onlyPrints),
        "taskModifier": .screen(wrong4_3_taskModifier),
        "wholeProperty": .screen(wrong4_3_wholeProperty),
      ]
    ),
    ExerciseProof(
      "4.4",
      solution: .screen(solution4_4),
      variants: [.screen(variant4_4)],
      wrong: [
        "again": .screen(wrong4_4_again),
        "collects": .screen(wrong4_4_collects),
        "everyUpdate": .screen(wrong4_4_everyUpdate),
        "onlyPrints": .screen(wrong4_4_onlyPrints),
        "resets": .screen(wrong4_4_resets),
        "wholeProperty": .screen(wrong4_4_wholeProperty),
      ]
    ),
  ]
}

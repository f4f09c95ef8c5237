import HeadlessUI
import Testing
import WorkbookKit

@testable import TimerPropertyChapter

@Suite("Chapter 3: the graders")
@MainActor
struct ProofTests {
  @Test("The grader tells right from wrong", arguments: TimerPropertyProgram.exercises)
  func grader(of exercise: Exercise) {
    for problem in ExerciseProof.problems(of: exercise, among: Self.proofs) {
      Issue.record("\(problem)")
    }
  }

  static let proofs: [ExerciseProof] = [
    ExerciseProof(
      "3.1",
      solution: .prediction(solution3_1),
      wrong: [
        "wholeSeconds": .prediction(wrong3_1_wholeSeconds),
        "oldTick": .prediction(wrong3_1_oldTick),
        "cancelledFirst": .prediction(wrong3_1_cancelledFirst),
        "tabCancels": .prediction(wrong3_1_tabCancels),
      ]
    ),
    ExerciseProof(
      "3.2",
      solution: .screen(solution3_2),
      variants: [.screen(variant3_2)],
      wrong: [
        "captureList": .screen(wrong3_2_captureList),
        "guardOutside": .screen(wrong3_2_guardOutside),
        "onlyPrints": .screen(wrong3_2_onlyPrints),
        "taskModifier": .screen(wrong3_2_taskModifier),
      ]
    ),
    ExerciseProof(
      "3.3",
      solution: .screen(solution3_3),
      variants: [.screen(variant3_3)],
      wrong: [
        "cancelOnly": .screen(wrong3_3_cancelOnly),
        "countLost": .screen(wrong3_3_countLost),
        "flagOnly": .screen(wrong3_3_flagOnly),
        "twoAtOnce": .screen(wrong3_3_twoAtOnce),
        "updateRestarts": .screen(wrong3_3_updateRestarts),
      ]
    ),
    ExerciseProof(
      "3.4",
      solution: .screen(solution3_4),
      variants: [.screen(variant3_4)],
      wrong: [
        "cancelOnly": .screen(wrong3_4_cancelOnly),
        "onlyAppear": .screen(wrong3_4_onlyAppear),
        "restartsOutOfSight": .screen(wrong3_4_restartsOutOfSight),
        "silent": .screen(wrong3_4_silent),
        "taskModifier": .screen(wrong3_4_taskModifier),
        "twoAtOnce": .screen(wrong3_4_twoAtOnce),
      ]
    ),
  ]
}

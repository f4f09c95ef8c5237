import HeadlessUI
import Testing
import WorkbookKit

@testable import FieldExercisesChapter

@Suite("Field exercises: the graders")
@MainActor
struct ProofTests {
  @Test("The grader tells right from wrong", arguments: FieldExercises.exercises)
  func grader(of exercise: Exercise) {
    for problem in ExerciseProof.problems(of: exercise, among: Self.proofs) {
      Issue.record("\(problem)")
    }
  }

  static let proofs: [ExerciseProof] = [
    ExerciseProof(
      "F.1",
      solution: .screen(solutionF_1),
      variants: [.screen(variantF_1)],
      wrong: [
        "modelInScreen": .screen(wrongF_1_modelInScreen),
        "onePlace": .screen(wrongF_1_onePlace),
        "global": .screen(wrongF_1_global),
        "marksTooEarly": .screen(wrongF_1_marksTooEarly),
        "asksAgain": .screen(wrongF_1_asksAgain),
        "onlyPrints": .screen(wrongF_1_onlyPrints),
      ]
    ),
    ExerciseProof(
      "F.2",
      solution: .screen(solutionF_2),
      variants: [.screen(variantF_2)],
      wrong: [
        "neverStopped": .screen(wrongF_2_neverStopped),
        "weakOnly": .screen(wrongF_2_weakOnly),
        "deinit": .screen(wrongF_2_deinit),
        "strongDeinit": .screen(wrongF_2_strongDeinit),
        "onlyPrints": .screen(wrongF_2_onlyPrints),
      ]
    ),
    ExerciseProof(
      "F.3",
      solution: .screen(solutionF_3),
      variants: [.screen(variantF_3)],
      wrong: [
        "taskModifier": .screen(wrongF_3_taskModifier),
        "neverUnsubscribes": .screen(wrongF_3_neverUnsubscribes),
        "waits": .screen(wrongF_3_waits),
        "debounces": .screen(wrongF_3_debounces),
        "cancels": .screen(wrongF_3_cancels),
        "onlyTheLabel": .screen(wrongF_3_onlyTheLabel),
        "onlyPrints": .screen(wrongF_3_onlyPrints),
      ]
    ),
    ExerciseProof(
      "F.4",
      solution: .screen(solutionF_4),
      variants: [.screen(variantF_4)],
      wrong: [
        "copiesOnce": .screen(wrongF_4_copiesOnce),
        "polls": .screen(wrongF_4_polls),
        "noInitial": .screen(wrongF_4_noInitial),
        "modelTask": .screen(wrongF_4_modelTask),
        "countsItself": .screen(wrongF_4_countsItself),
      ]
    ),
    ExerciseProof(
      "F.5",
      solution: .screen(solutionF_5),
      variants: [.screen(variantF_5)],
      wrong: [
        "insideTask": .screen(wrongF_5_insideTask),
        "defer": .screen(wrongF_5_defer),
        "notOnError": .screen(wrongF_5_notOnError),
        "neverReset": .screen(wrongF_5_neverReset),
        "noGuard": .screen(wrongF_5_noGuard),
        "onlyPrints": .screen(wrongF_5_onlyPrints),
      ]
    ),
  ]
}

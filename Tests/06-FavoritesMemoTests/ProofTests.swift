import HeadlessUI
import Testing
import WorkbookKit

@testable import FavoritesMemoChapter

@Suite("Chapter 6: the graders")
@MainActor
struct ProofTests {
  @Test("The grader tells right from wrong", arguments: FavoritesMemo.exercises)
  func grader(of exercise: Exercise) {
    for problem in ExerciseProof.problems(of: exercise, among: Self.proofs) {
      Issue.record("\(problem)")
    }
  }

  static let proofs: [ExerciseProof] = [
    ExerciseProof(
      "6.1",
      solution: .screen(solution6_1),
      variants: [.screen(variant6_1)],
      wrong: [
        "neverForgets": .screen(wrong6_1_neverForgets),
        "onlyPrints": .screen(wrong6_1_onlyPrints),
        "static": .screen(wrong6_1_static),
        "writesState": .screen(wrong6_1_writesState),
      ]
    ),
    ExerciseProof(
      "6.2",
      solution: .screen(solution6_2),
      variants: [.screen(variant6_2)],
      wrong: [
        "alwaysForgets": .screen(wrong6_2_alwaysForgets),
        "and": .screen(wrong6_2_and),
        "onlyMinimum": .screen(wrong6_2_onlyMinimum),
        "onlyPrints": .screen(wrong6_2_onlyPrints),
      ]
    ),
    ExerciseProof(
      "6.3",
      solution: .screen(solution6_3),
      variants: [.screen(variant6_3)],
      wrong: [
        "forgetsDirection": .screen(wrong6_3_forgetsDirection),
        "neverTurns": .screen(wrong6_3_neverTurns),
        "onlyPrints": .screen(wrong6_3_onlyPrints),
        "sortsInGetter": .screen(wrong6_3_sortsInGetter),
      ]
    ),
    ExerciseProof(
      "6.4",
      solution: .function(solution6_4),
      variants: [.function(variant6_4)],
      wrong: [
        "alsoByValue": .function(wrong6_4_alsoByValue),
        "byNames": .function(wrong6_4_byNames),
        "countOnly": .function(wrong6_4_countOnly),
        "endsOnly": .function(wrong6_4_endsOnly),
        "noMemo": .function(wrong6_4_noMemo),
        "resetsCounter": .function(wrong6_4_resetsCounter),
      ]
    ),
    ExerciseProof(
      "6.5",
      solution: .function(solution6_5),
      variants: [.function(variant6_5)],
      wrong: [
        "asksForType": .function(wrong6_5_asksForType),
        "onlyAppends": .function(wrong6_5_onlyAppends),
        "onlyComputations": .function(wrong6_5_onlyComputations),
        "onlyResults": .function(wrong6_5_onlyResults),
        "tooStrict": .function(wrong6_5_tooStrict),
      ]
    ),
  ]
}

import HeadlessUI
import Testing
import WorkbookKit

@testable import MemoFilterChapter

@Suite("Chapter 8: the graders")
@MainActor
struct ProofTests {
  @Test("The grader tells right from wrong", arguments: MemoFilterProgram.exercises)
  func grader(of exercise: Exercise) {
    for problem in ExerciseProof.problems(of: exercise, among: Self.proofs) {
      Issue.record("\(problem)")
    }
  }

  static let proofs: [ExerciseProof] = [
    ExerciseProof(
      "8.1",
      solution: .screen(solution8_1),
      wrong: [
        "always": .screen(wrong8_1_always),
        "identity": .screen(wrong8_1_identity),
        "onlyMinimum": .screen(wrong8_1_onlyMinimum),
        "onlyPrints": .screen(wrong8_1_onlyPrints),
        "twice": .screen(wrong8_1_twice),
        "update": .screen(wrong8_1_update),
      ]
    ),
    ExerciseProof(
      "8.2",
      solution: .screen(solution8_2),
      wrong: [
        "always": .screen(wrong8_2_always),
        "byName": .screen(wrong8_2_byName),
        "byValue": .screen(wrong8_2_byValue),
        "count": .screen(wrong8_2_count),
        "wrongWayRound": .screen(wrong8_2_wrongWayRound),
      ]
    ),
    ExerciseProof(
      "8.3",
      solution: .screen(solution8_3),
      variants: [.screen(variant8_3)],
      wrong: [
        "byIdentity": .screen(wrong8_3_byIdentity),
        "emptyPack": .screen(wrong8_3_emptyPack),
        "onlyMap": .screen(wrong8_3_onlyMap),
        "onlyPrints": .screen(wrong8_3_onlyPrints),
        "onlySort": .screen(wrong8_3_onlySort),
        "ownChange": .screen(wrong8_3_ownChange),
      ]
    ),
    ExerciseProof(
      "8.4",
      solution: .screen(solution8_4),
      variants: [.screen(variant8_4)],
      wrong: [
        "byIdentity": .screen(wrong8_4_byIdentity),
        "oneMemo": .screen(wrong8_4_oneMemo),
        "onlyFilter": .screen(wrong8_4_onlyFilter),
        "orderForgotten": .screen(wrong8_4_orderForgotten),
        "reversed": .screen(wrong8_4_reversed),
      ]
    ),
  ]
}

import HeadlessUI
import Testing
import WorkbookKit

@testable import ContainerPresenterChapter

@Suite("Chapter 2: the graders")
@MainActor
struct ProofTests {
  @Test("The grader tells right from wrong", arguments: ContainerPresenter.exercises)
  func grader(of exercise: Exercise) {
    for problem in ExerciseProof.problems(of: exercise, among: Self.proofs) {
      Issue.record("\(problem)")
    }
  }

  static let proofs: [ExerciseProof] = [
    ExerciseProof(
      "2.1",
      solution: .prediction(solution2_1),
      wrong: [
        "allBelow": .prediction(wrong2_1_allBelow),
        "containerIsSkipped": .prediction(wrong2_1_containerIsSkipped),
        "presenterIsMade": .prediction(wrong2_1_presenterIsMade),
        "upwards": .prediction(wrong2_1_upwards),
      ]
    ),
    ExerciseProof(
      "2.2",
      solution: .screen(solution2_2),
      variants: [.screen(variant2_2)],
      wrong: [
        "inBody": .screen(wrong2_2_inBody),
        "inState": .screen(wrong2_2_inState),
        "onAppear": .screen(wrong2_2_onAppear),
        "onlyPrints": .screen(wrong2_2_onlyPrints),
      ]
    ),
    ExerciseProof(
      "2.3",
      solution: .screen(solution2_3),
      variants: [.screen(variant2_3)],
      wrong: [
        "onlyShows": .screen(wrong2_3_onlyShows),
        "plainProperty": .screen(wrong2_3_plainProperty),
        "secondContainer": .screen(wrong2_3_secondContainer),
        "sinceLaunch": .screen(wrong2_3_sinceLaunch),
      ]
    ),
    ExerciseProof(
      "2.4",
      solution: .screen(solution2_4),
      variants: [.screen(variant2_4)],
      wrong: [
        "crossed": .screen(wrong2_4_crossed),
        "freshIdentity": .screen(wrong2_4_freshIdentity),
        "onlyComputes": .screen(wrong2_4_onlyComputes),
        "sameInterval": .screen(wrong2_4_sameInterval),
        "sideBySide": .screen(wrong2_4_sideBySide),
      ]
    ),
  ]
}

import WorkbookKit

extension TaskPropertyProgram {
  @ExerciseBuilder static var exercises: [Exercise] {
    self.hiddenProperty
    self.taskAtEveryUpdate
    self.imageProperty
    self.streamProperty
  }

  /// States what must be on screen after a part of a run.
  static func screen(_ title: String, shows text: String, after stretch: Stretch) -> Fact {
    Fact(
      title,
      stretch.screen.contains(text),
      details: "“\(text)” is not on screen, but:\n\(stretch.screen)"
    )
  }
}

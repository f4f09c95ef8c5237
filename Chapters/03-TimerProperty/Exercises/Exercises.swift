import WorkbookKit

extension TimerPropertyProgram {
  @ExerciseBuilder static var exercises: [Exercise] {
    self.resetTwice
    self.strongCapture
    self.pauseAndResume
    self.outOfSight
  }
}

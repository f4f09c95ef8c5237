import HeadlessUI
import WorkbookKit

extension TaskModifier {
  @ExerciseBuilder static var exercises: [Exercise] {
    self.hiddenWithinASecond
    self.workThatOutlivesItsView
    self.swallowedCancellation
    self.stopButton
  }
}

import HeadlessUI
import WorkbookKit

extension ContainerPresenter {
  @ExerciseBuilder static var exercises: [Exercise] {
    self.whoseBody
    self.hardWorkingPresenter
    self.secondPresenter
    self.twoContainers
  }
}

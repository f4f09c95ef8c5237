import HeadlessUI
import WorkbookKit

extension TaskTriggerProgram {
  @ExerciseBuilder static var exercises: [Exercise] {
    self.exerciseSameID
    self.exerciseGuard
    self.exerciseRace
    self.exerciseRows
    self.exerciseQueue
  }
}

extension Stretch {
  /// How many lines say that work has started, finished, or been cancelled.
  func count(_ ending: String, of work: String = "") -> Int {
    self.printed.count { $0.hasPrefix(work) && $0.hasSuffix(" \(ending).") }
  }
}

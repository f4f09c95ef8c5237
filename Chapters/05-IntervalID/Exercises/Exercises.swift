import HeadlessUI
import WorkbookKit

extension IntervalID {
  @ExerciseBuilder static var exercises: [Exercise] {
    Self.presets
    Self.backup
    Self.headlines
    Self.recipes
    Self.pause
  }
}

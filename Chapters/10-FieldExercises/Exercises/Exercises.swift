import HeadlessUI
import WorkbookKit

extension FieldExercises {
  @ExerciseBuilder static var exercises: [Exercise] {
    self.exerciseReviews
    self.exercisePrices
    self.exerciseScores
    self.exerciseSteps
    self.exerciseOrders
  }
}

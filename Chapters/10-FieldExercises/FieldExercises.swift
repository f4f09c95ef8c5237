import WorkbookKit

@main
enum FieldExercises: Chapter {
  static let number = 10
  static let label = "F"
  static let title = "Field exercises"
  static let question = "What becomes of this in the products that people ship?"
}

import HeadlessUI

/// Compares the lines that somebody expects with those of a run.
///
/// Titles of steps, blank lines and the space around and within a line do not count; times do.
struct PredictionCheck {
  private let predicted: [String]
  private let actual: [String]

  /// Takes a prediction.
  ///
  /// - Parameters:
  ///   - text: The text that somebody wrote.
  ///   - transcript: What came of the run.
  init(_ text: String, of transcript: Transcript) {
    let titles = Set(transcript.steps.map { $0.title.collapsed })
    self.predicted = text.lines.map(\.collapsed)
      .filter { $0.isEmpty == false && titles.contains($0) == false }
    self.actual = transcript.lines.map(\.description.collapsed)
  }

  /// Gives a point for each line in its place, and takes one for each line too many.
  ///
  /// - Parameter mistakes: Recognises mistakes in the lines.
  /// - Returns: The grade, which tells no more of the run than the first line that differs.
  @MainActor
  func grade(_ mistakes: @MainActor ([String]) -> [Finding]) -> Grade {
    let changes = self.actual.difference(from: self.predicted)
    let earned = self.actual.count - changes.insertions.count - changes.removals.count
    let title = "Every line is there, with its time, in its place"
    var grade = Grade(
      facts: [Fact(title, changes.isEmpty, details: self.firstDifference)],
      earned: max(0, earned),
      possible: self.actual.count
    )
    if grade.isSolved == false, self.predicted.isEmpty == false {
      // One at a time: all that a wild guess gets wrong would tell what is right.
      let feedback = Grade(mistakes(self.predicted) + [.fact(grade.facts[0])]).feedback
      grade.feedback = Array(feedback.prefix(1))
    }
    return grade
  }

  private var firstDifference: String {
    if self.predicted.isEmpty { return "there is no prediction yet" }
    let right = zip(self.predicted, self.actual).prefix { $0 == $1 }.count
    let line = { (lines: [String]) in lines.dropFirst(right).first ?? "(nothing more)" }
    return """
      \(right) of \(self.actual.count) lines are right before the first that differs:
      your line  \(line(self.predicted))
      the run    \(line(self.actual))
      A line in its place is a point, a line too many costs one.
      """
  }
}

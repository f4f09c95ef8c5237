import HeadlessUI
import WorkbookKit

extension MemoFilterProgram {
  @ExerciseBuilder static var exercises: [Exercise] {
    repairCapturedValue
    budgetComparisons
    extendSortAndMap
    extendChain
  }
}

extension Stretch {
  /// How many times something was computed.
  var computations: Int { self.count(of: "computing new output") }

  /// How many of the printed lines begin with some words.
  func count(of words: String) -> Int {
    self.printed.count { $0.hasPrefix(words) }
  }

  /// The lines of the screen that begin with some words.
  func rows(_ words: String) -> [String] {
    self.screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix(words) }
  }
}

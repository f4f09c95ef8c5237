import Foundation
import WorkbookKit

/// The chapters and exercises, as their files tell: nothing has to be built to know them.
struct Course {
  let repository: Repository
  let chapters: [CourseChapter]

  /// Reads the folders of a checkout.
  ///
  /// - Throws: A `CommandError` if it has no chapters, or the text of an exercise cannot be understood.
  init(repository: Repository) throws {
    let folder = repository.url("Chapters").path
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandError("There are no chapters: \(folder) cannot be read.")
    }
    self.repository = repository
    self.chapters = try names.filter { $0.wholeMatch(of: /[0-9]+-.+/) != nil }.sorted()
      .map { try CourseChapter(folder: $0, in: repository) }
  }
}

extension Course {
  /// All exercises, in their order.
  var exercises: [CourseExercise] { self.chapters.flatMap(\.exercises) }

  /// Finds the exercise that somebody names.
  func exercise(_ word: String) throws(UsageError) -> CourseExercise {
    let numbers = self.exercises.map(\.number.description)
    guard let number = ExerciseNumber(word),
      let exercise = self.exercises.first(where: { $0.number == number })
    else {
      throw UsageError.unknown(
        word,
        kind: "exercise",
        nearest: numbers.first { $0.hasPrefix(word.uppercased()) },
        hint: "“workbook list” shows them all."
      )
    }
    return exercise
  }

  /// Finds what somebody names: single exercises, or all of a chapter; everything if nothing is named.
  func exercises(_ words: [String]) throws(UsageError) -> [CourseExercise] {
    if words.isEmpty { return self.exercises }
    var found: [CourseExercise] = []
    for word in words {
      if word.contains(".") {
        found.append(try self.exercise(word))
      } else {
        found += try self.chapter(word).exercises
      }
    }
    return found
  }

  /// Finds a chapter by its label, or by the name of its program.
  func chapter(_ word: String) throws(UsageError) -> CourseChapter {
    let word = word.lowercased()
    guard
      let chapter = self.chapters.first(where: {
        $0.label.lowercased() == word || $0.name.lowercased() == word
      })
    else {
      throw UsageError(
        description: "there is no chapter “\(word)”. Chapters: "
          + self.chapters.map { "\($0.label) \($0.name)" }.joined(separator: ", ") + "."
      )
    }
    return chapter
  }
}

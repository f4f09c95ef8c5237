import Foundation

/// Where an exercise's files lie, and what they hold.
package struct ExerciseFiles: Sendable {
  /// Which exercise it is.
  package let number: ExerciseNumber

  /// The repository from which the paths are counted.
  package let repository: Repository

  /// The folder of its chapter: “01-TaskModifier”.
  package let chapter: String

  /// Locates the files of an exercise, whether they are there or not.
  ///
  /// - Parameters:
  ///   - number: Which exercise it is.
  ///   - chapter: The folder of its chapter: “01-TaskModifier”.
  ///   - repository: The repository from which paths are counted.
  package init(of number: ExerciseNumber, chapter: String, repository: Repository) {
    self.number = number
    self.chapter = chapter
    self.repository = repository
  }

  /// Locates the files of an exercise.
  ///
  /// - Throws: `PageFault` if the exercise was compiled in a folder that is no longer there.
  init(of exercise: Exercise) throws(PageFault) {
    guard let repository = Repository(containing: exercise.file) else {
      throw PageFault(
        message: "exercise \(exercise.number) is out of reach: no Package.swift above"
          + " \(exercise.file). Has the folder been moved since the chapter was built?"
      )
    }
    let folder = URL(filePath: exercise.file).deletingLastPathComponent()
    self.init(
      of: exercise.number,
      chapter: folder.deletingLastPathComponent().lastPathComponent,
      repository: repository
    )
  }
}

extension ExerciseFiles {
  /// The file that the reader edits.
  package var source: String { "Chapters/\(self.chapter)/Exercises/\(self.name).swift" }

  /// The file that defines it, if no other does.
  package var definition: String {
    "Chapters/\(self.chapter)/Exercises/Exercises+\(self.number.identifier).swift"
  }

  /// The same file as it was shipped.
  package var stub: String { "\(self.tests)/Stubs/\(self.name).swift" }

  /// What is said about the exercise.
  package var text: String { "\(self.tests)/Stubs/\(self.name).md" }

  /// The reference solution.
  package var solution: String { "\(self.tests)/Solutions/Solution\(self.number.identifier).swift" }

  /// The folder with the wrong answers.
  package var wrongAnswers: String { "\(self.tests)/WrongAnswers" }

  private var name: String { "Exercise\(self.number.identifier)" }

  private var tests: String { "Tests/\(self.chapter)Tests" }
}

extension ExerciseFiles {
  /// Whether the reader's file is still as it was shipped, comments and blank space aside.
  package func isUntouched() throws(PageFault) -> Bool {
    try self.read(self.source).significantCode == self.read(self.stub).significantCode
  }

  /// Reads a file; throws if there is none.
  package func read(_ path: String) throws(PageFault) -> String {
    guard let text = try self.repository.text(at: path) else {
      throw PageFault(message: "there is no \(path)")
    }
    return text
  }
}

import Foundation

/// Where an exercise's files lie, and what they hold.
struct ExerciseFiles {
  /// The repository from which the paths are counted.
  let repository: Repository

  /// The file that the reader edits.
  let source: String

  /// The same file as it was shipped.
  let stub: String

  /// What is said about the exercise.
  let text: String

  /// Finds the files of an exercise.
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
    let chapter = folder.deletingLastPathComponent().lastPathComponent
    let name = "Exercise\(exercise.number.identifier)"
    self.repository = repository
    self.source = "Chapters/\(chapter)/\(folder.lastPathComponent)/\(name).swift"
    self.stub = "Tests/\(chapter)Tests/Stubs/\(name).swift"
    self.text = "Tests/\(chapter)Tests/Stubs/\(name).md"
  }
}

extension ExerciseFiles {
  /// Whether the reader's file is still as it was shipped, comments and blank space aside.
  func isUntouched() throws(PageFault) -> Bool {
    try self.read(self.source).significantCode == self.read(self.stub).significantCode
  }

  /// Reads a file; throws if there is none.
  func read(_ path: String) throws(PageFault) -> String {
    guard let text = try self.repository.text(at: path) else {
      throw PageFault(message: "there is no \(path)")
    }
    return text
  }
}

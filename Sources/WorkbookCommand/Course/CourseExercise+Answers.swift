import Foundation
import WorkbookKit

/// A wrong answer, and what its reader must be told.
struct WrongAnswer {
  let path: String
  let told: String
}

extension CourseExercise {
  /// The wrong answers that prove the grader, in alphabetical order.
  var wrongAnswers: [WrongAnswer] {
    get throws {
      try self.files(in: self.files.wrongAnswers, named: "Wrong").map { path in
        WrongAnswer(path: path, told: ExerciseProof.told(in: try self.read(path)) ?? "")
      }
    }
  }

  /// The reference solution, and the solutions in other words.
  var solutions: [String] {
    let folder = URL(filePath: self.files.solution).deletingLastPathComponent().relativePath
    return [self.files.solution] + self.files(in: folder, named: "Variant")
  }

  private func files(in folder: String, named prefix: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: self.files.repository.url(folder).path
    )
    let stem = prefix + self.number.identifier
    return (names ?? []).filter { $0.hasPrefix("\(stem)_") || $0 == "\(stem).swift" }.sorted()
      .map { "\(folder)/\($0)" }
  }
}

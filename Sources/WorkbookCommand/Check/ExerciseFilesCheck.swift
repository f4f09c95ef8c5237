import Foundation
import WorkbookKit

/// Looks whether every exercise has its files, and every file its exercise.
struct ExerciseFilesCheck {
  let course: Course
  /// Whether solutions and wrong answers are part of the checkout.
  let expectsAnswers: Bool

  /// Exercises whose file is not, to the byte, the one that is shipped.
  func changes() throws -> [String] {
    try self.course.exercises.compactMap { exercise in
      let (source, stub) = (exercise.files.source, exercise.files.stub)
      return try exercise.read(source) == exercise.read(stub)
        ? nil : "\(exercise.number): \(source) differs from \(stub)"
    }
  }

  /// What is missing: answers, links from the page, links that lead somewhere.
  func gaps() throws -> [String] {
    var gaps = self.course.chapters.filter(\.exercises.isEmpty).map {
      "\($0.name) has no exercises"
    }
    for exercise in self.course.exercises {
      let files = exercise.files
      gaps += files.repository.deadLinks(in: files.text).map(\.description)
      if self.page(of: exercise)?.contains("](../\(files.text))") != true {
        gaps.append("\(exercise.number): the page of the chapter has no link to ../\(files.text)")
      }
      guard self.expectsAnswers else { continue }
      if files.repository.hasFile(files.solution) == false {
        gaps.append("\(exercise.number): there is no \(files.solution)")
      }
      let wrong = try exercise.wrongAnswers
      if wrong.count < 2 { gaps.append("\(exercise.number): fewer than two wrong answers") }
      gaps += wrong.filter { $0.told.isEmpty }.map { "\($0.path) has no line “// Told: …”" }
    }
    return gaps
  }

  /// Files in the folders of exercises that belong to none, and pictures of no chapter.
  func orphans() throws -> [String] {
    var orphans: [String] = []
    for chapter in self.course.chapters {
      let identifiers = chapter.exercises.map(\.number.identifier)
      let folders =
        ["Chapters/\(chapter.folder)/Exercises"]
        + ["Stubs", "Solutions", "WrongAnswers"].map { "Tests/\(chapter.folder)Tests/\($0)" }
      for folder in folders {
        for name in self.files(in: folder) where Self.isOfOne(name) {
          let owner = name.wholeMatch(of: /[A-Z][a-z]+([0-9F]+_[0-9]+)(?:_\w+)?\.\w+/)
          if owner.map({ identifiers.contains(String($0.1)) }) != true {
            orphans.append("\(folder)/\(name) belongs to no exercise")
          }
        }
      }
    }
    let numbers = Set(self.course.chapters.map { $0.folder.prefix { $0 != "-" } })
    for name in self.files(in: "docs/pictures")
    where numbers.contains(name.prefix { $0 != "-" }) == false {
      orphans.append("docs/pictures/\(name) belongs to no chapter")
    }
    return orphans
  }

  /// Whether a file should belong to one exercise; definitions, and what is given, may belong to several.
  private static func isOfOne(_ name: String) -> Bool {
    name.hasPrefix("Exercises") == false && name != "Given"
  }

  private func page(of exercise: CourseExercise) -> String? {
    let prefix = exercise.files.chapter.prefix { $0 != "-" } + "-"
    return self.files(in: "docs").first { $0.hasPrefix(prefix) && $0.hasSuffix(".md") }
      .flatMap { try? exercise.read("docs/\($0)") }
  }

  private func files(in folder: String) -> [String] {
    let path = self.course.repository.url(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasPrefix(".") == false }.sorted()
  }
}

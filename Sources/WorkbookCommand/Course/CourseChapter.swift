import Foundation
import WorkbookKit

/// A chapter, as its files tell.
struct CourseChapter {
  /// The folder: “01-TaskModifier”.
  let folder: String

  /// What readers type after `swift run`.
  let name: String

  /// What stands before the title: “1”, “F”.
  let label: String

  /// The heading.
  let title: String

  /// The acts that its page shows.
  let acts: [String]

  /// What is to be done.
  let exercises: [CourseExercise]

  /// Reads a chapter's page and the files of its exercises.
  init(folder: String, in repository: Repository) throws {
    let parts = folder.split(separator: "-", maxSplits: 1).map(String.init)
    let (number, name) = (parts[0], parts[1])
    self.folder = folder
    self.name = name

    let pages = try? FileManager.default.contentsOfDirectory(atPath: repository.url("docs").path)
    let path = (pages ?? []).first { $0.hasPrefix("\(number)-") && $0.hasSuffix(".md") }
    let page = try path.map { try repository.page(at: "docs/\($0)") }
    let heading = (page?.lines.first ?? "").firstMatch(of: /# (\w+) · (.+)/)
    self.label = heading.map { String($0.1) } ?? number
    self.title = heading.map { String($0.2) } ?? name
    self.acts = (page?.blocks ?? []).compactMap { block in
      guard case .transcript(let marker) = block.subject, marker.hasPrefix("\(name)/") else {
        return nil
      }
      return String(marker.dropFirst(name.count + 1))
    }

    // The reader's file may have been deleted, and is still to be found and put back.
    let files = ["Chapters/\(folder)/Exercises", "Tests/\(folder)Tests/Stubs"].flatMap { path in
      (try? FileManager.default.contentsOfDirectory(atPath: repository.url(path).path)) ?? []
    }
    self.exercises = try Set(files)
      .compactMap { $0.wholeMatch(of: /Exercise([0-9F]+)_([0-9]+)\.swift/) }
      .compactMap { ExerciseNumber("\($0.1).\($0.2)") }
      .sorted { $0.index < $1.index }
      .map { number in
        try CourseExercise(
          files: ExerciseFiles(of: number, chapter: folder, repository: repository),
          chapter: name
        )
      }
  }
}

/// An exercise, as its files tell.
struct CourseExercise {
  let files: ExerciseFiles
  let text: ExerciseText

  /// The program of its chapter.
  let chapter: String

  var number: ExerciseNumber { self.files.number }

  /// Reads what is said about the exercise.
  init(files: ExerciseFiles, chapter: String) throws {
    self.files = files
    self.chapter = chapter
    do throws(PageFault) {
      self.text = try ExerciseText(of: files)
    } catch {
      throw CommandError("\(files.number): \(error.message).")
    }
  }
}

extension CourseExercise {
  /// Whether the file is as it was shipped.
  var isUntouched: Bool { get throws { try self.orCommandError(self.files.isUntouched) } }

  /// Reads one of its files.
  func read(_ path: String) throws -> String {
    try self.orCommandError { () throws(PageFault) in try self.files.read(path) }
  }

  private func orCommandError<Value>(_ body: () throws(PageFault) -> Value) throws -> Value {
    do throws(PageFault) { return try body() } catch {
      throw CommandError("\(self.number): \(error.message).")
    }
  }
}

import Foundation
import WorkbookKit

extension Desk {
  /// Grades an exercise whenever its file is saved, until somebody presses Ctrl-C.
  func watch(none words: [String]) throws -> ExitStatus {
    try self.refuse(words, of: "watch")
    let exercises = self.course.exercises
    self.console.print(
      """
      Watching \(exercises.count) files. Save one, and it is graded. Ctrl-C ends.
      By hand it goes like this: swift run TaskModifier --grade 1.2
      """
    )
    var watched = exercises.map { exercise in
      (exercise, SavedFile(exercise), try? exercise.read(exercise.files.source))
    }
    while true {
      Thread.sleep(forTimeInterval: 0.3)
      for index in watched.indices {
        let (exercise, old, text) = watched[index]
        let new = SavedFile(exercise)
        // A file that is just being replaced is not there for a moment.
        guard new != old, let new else { continue }
        let saved = try? exercise.read(exercise.files.source)
        watched[index] = (exercise, new, saved)
        // Saved without a change.
        if let saved, saved == text { continue }
        self.console.print("\n\(exercise.files.source) was saved.")
        do {
          self.console.print("\(try self.reports(on: [exercise])[0])")
        } catch {
          self.console.print("\(error)")
        }
      }
    }
  }
}

/// What changes when a file is saved, in whichever way.
private struct SavedFile: Equatable {
  let date: Date
  let size: Int
  let node: Int

  init?(_ exercise: CourseExercise) {
    let path = exercise.files.repository.url(exercise.files.source).path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date
    else { return nil }
    self.date = date
    self.size = attributes[.size] as? Int ?? 0
    self.node = attributes[.systemFileNumber] as? Int ?? 0
  }
}

import Foundation
import HeadlessUI

extension ExerciseReport {
  /// Grades an exercise as it stands in its file, in a process of its own.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The report, also if the answer crashes, loops or never ends.
  public static func isolated(_ exercise: Exercise) async -> ExerciseReport {
    await withCheckedContinuation { continuation in
      // The process is waited for, which must not keep one of the few threads for tasks busy.
      DispatchQueue.global().async { continuation.resume(returning: Self.waiting(for: exercise)) }
    }
  }

  /// Grades an exercise in a process of its own, and waits for it.
  static func waiting(for exercise: Exercise) -> ExerciseReport {
    guard let program = ChapterProgram.url(named: exercise.chapterName) else {
      return ExerciseReport(
        exercise,
        grade: Grade(
          problem: "The program \(exercise.chapterName) is not where the tests were built:"
            + " run “swift build” first."
        )
      )
    }
    return ExerciseReport(exercise, grade: IsolatedGrading(program: program).grade(exercise.number))
  }
}

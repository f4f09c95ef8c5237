import Foundation
import WorkbookKit

extension Desk {
  /// Grades exercises, chapter by chapter; one that does not compile keeps only its own chapter waiting.
  ///
  /// - Parameters:
  ///   - exercises: What is graded.
  ///   - isThorough: Whether files that are as they were shipped are graded too: their facts are then
  ///     known. Otherwise nothing is built for them.
  /// - Returns: The reports, in the same order.
  /// - Throws: A `CommandError` if there is no toolchain, or a program cannot grade.
  func reports(
    on exercises: [CourseExercise],
    isThorough: Bool = false
  ) throws -> [ExerciseReport] {
    var reports: [ExerciseNumber: ExerciseReport] = [:]
    for chapter in self.course.chapters {
      let own = exercises.filter { $0.files.chapter == chapter.folder }
      // A file that is not there or cannot be read is no longer as it was shipped.
      let begun = isThorough ? own : own.filter { (try? $0.isUntouched) != true }
      for report in try self.grade(begun, of: chapter) { reports[report.number] = report }
    }
    return exercises.map { exercise in
      reports[exercise.number] ?? exercise.ungraded(.toDo)
    }
  }

  private func grade(
    _ exercises: [CourseExercise],
    of chapter: CourseChapter
  ) throws -> [ExerciseReport] {
    if exercises.isEmpty { return [] }
    self.tell("building \(chapter.name) …")
    let errors = try self.toolchain.build(chapter.name)
    if let first = errors.first {
      return exercises.map { Self.report(on: $0, among: errors, first: first) }
    }
    let numbers = exercises.map(\.number.description)
    let outcome = try self.toolchain.start(chapter.name, ["--grade", "--json"] + numbers)
    guard
      let reports = try? JSONDecoder().decode(
        [ExerciseReport].self,
        from: Data(outcome.output.utf8)
      )
    else {
      throw CommandError(
        "\(chapter.name) could not grade its exercises (status \(outcome.status))."
          + " \(outcome.errors.split(separator: "\n").first ?? "")"
      )
    }
    return reports
  }

  /// Tells of an error of the compiler under the exercise whose file it names.
  private static func report(
    on exercise: CourseExercise,
    among errors: [CompileError],
    first: CompileError
  ) -> ExerciseReport {
    let files = exercise.files
    if files.repository.hasFile(files.source) == false {
      return exercise.ungraded(
        .notYet,
        problem: "there is no \(files.source). To get it back:"
          + " swift run workbook reset \(exercise.number)"
      )
    }
    if let own = errors.first(where: { $0.file == files.source }) {
      return exercise.ungraded(
        .notYet,
        problem: "line \(own.line) does not compile: \(own.message)"
      )
    }
    // The definition calls the entry, and does not compile when that is gone or is another.
    if let own = errors.first(where: { $0.file == files.definition }) {
      return exercise.ungraded(
        .notYet,
        problem: "what the grader calls is not in the file as it was: \(own.message)"
      )
    }
    let name =
      first.file.wholeMatch(of: /.*\/Exercises?\+?(\w+)_(\d+)\.swift/)
      .map { "\($0.1).\($0.2)" } ?? "\(first.file):\(first.line)"
    return exercise.ungraded(.waiting, problem: "waiting for \(name) to compile")
  }
}

extension CourseExercise {
  /// A report without a grade.
  func ungraded(_ state: ExerciseReport.State, problem: String? = nil) -> ExerciseReport {
    ExerciseReport(
      ungraded: self.files,
      self.text,
      chapter: self.chapter,
      state: state,
      problem: problem
    )
  }
}

import Foundation
import WorkbookKit

extension Desk {
  /// Grades exercises and tells how they stand.
  func grade(_ words: [String], isJSON: Bool, summary: String?) throws -> ExitStatus {
    let exercises = try self.course.exercises(words)
    let reports = try self.reports(on: exercises, isThorough: true)
    let result = CourseGrade(reports, of: self.course)
    if isJSON {
      self.console.print(json(result))
    } else {
      self.tell(reports)
    }
    // Last: a grade that took minutes is not lost if this fails.
    if let summary {
      let file = URL(filePath: summary)
      do {
        try Data(result.markdown.utf8).write(to: file)
      } catch {
        throw CommandError("\(summary) cannot be written: \(error.localizedDescription)")
      }
    }
    return reports.contains { $0.state == .notYet || $0.state == .waiting } ? .failure : .success
  }

  /// Tells of what was begun in full, and of the rest in a line.
  private func tell(_ reports: [ExerciseReport]) {
    for report in reports where report.state != .toDo { self.console.print("\(report)\n") }
    let toDo = reports.filter { $0.state == .toDo }.map(\.number.description)
    if toDo.isEmpty == false { self.console.print("to do: \(toDo.joined(separator: ", "))\n") }
    self.console.print(Self.count(reports))
  }
}

import Foundation
import WorkbookKit

/// How a whole course stands, for programs and for the summary of a job.
struct CourseGrade: Codable {
  /// A chapter with its exercises.
  struct Chapter: Codable {
    let name: String
    let label: String
    let title: String
    let exercises: [ExerciseReport]
  }

  let chapters: [Chapter]
  let exercises: Int
  let solved: Int

  /// The points of all exercises together.
  let earned: Int
  let possible: Int

  /// Sorts reports into their chapters.
  init(_ reports: [ExerciseReport], of course: Course) {
    self.chapters = course.chapters.compactMap { chapter in
      let own = reports.filter { $0.chapter == chapter.name }
      if own.isEmpty { return nil }
      return Chapter(
        name: chapter.name,
        label: chapter.label,
        title: chapter.title,
        exercises: own
      )
    }
    self.exercises = reports.count
    self.solved = reports.count { $0.state == .solved }
    self.earned = reports.map(\.grade.earned).reduce(0, +)
    self.possible = reports.map(\.grade.possible).reduce(0, +)
  }
}

extension CourseGrade {
  /// The grade as a table in Markdown.
  var markdown: String {
    var lines = [
      "## \(self.solved) of \(self.exercises) exercises solved, \(self.earned) of"
        + " \(self.possible) points",
      "",
      "| exercise | state | points | what to look at |",
      "| --- | --- | ---: | --- |",
    ]
    for report in self.chapters.flatMap(\.exercises) {
      let grade = report.grade
      let fact = grade.facts.first { $0.holds == false }?.title ?? ""
      let remark = report.state == .notYet ? grade.feedback.first ?? grade.problem ?? fact : ""
      let cells = [
        "\(report.number) \(report.title)",
        report.state == .waiting ? grade.problem ?? "" : report.state.rawValue,
        grade.possible == 0 ? "" : "\(grade.earned) of \(grade.possible)",
        remark,
      ]
      let row = cells.map { $0.replacing("\n", with: " ").replacing("|", with: "\\|") }
      lines.append("| \(row.joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

import Foundation

/// What is said about an exercise, read from the Markdown file beside its stub.
///
/// ```markdown
/// # 1.2 Work that outlives its view
///
/// *repair, 10 minutes*
///
/// ## Task
/// …
/// ```
///
/// The parts follow in the order of ``Part``. Hints and explanation are folded away with `<details>`,
/// which is no part of the text.
package struct ExerciseText: Sendable {
  /// A part of the text, under a heading of its own.
  package enum Part: String, CaseIterable, Sendable {
    /// What to do.
    case task = "Task"
    /// What the file already holds.
    case given = "Given"
    /// What the grader looks at.
    case mustHold = "What must hold"
    /// Where the page explains what is needed.
    case read = "Read"
    /// A question that leads on.
    case hint1 = "Hint 1"
    /// The rule that matters.
    case hint2 = "Hint 2"
    /// Nearly the solution.
    case hint3 = "Hint 3"
    /// Why the solution works; shown when solved.
    case explanation = "Explanation"
  }

  /// The title, without its number.
  package let title: String

  /// What the reader does.
  package let kind: Exercise.Kind

  /// How long it takes.
  package let minutes: Int

  private let parts: [Part: String]

  /// Reads the text of an exercise.
  ///
  /// - Parameter files: The files of the exercise.
  /// - Throws: `PageFault` if anything is missing, or told for another exercise.
  package init(of files: ExerciseFiles) throws(PageFault) {
    try self.init(files.read(files.text), of: files.number, path: files.text)
  }

  /// Understands a text.
  init(_ text: String, of number: ExerciseNumber, path: String) throws(PageFault) {
    let lines = text.lines
    let heading = "# \(number) "
    guard let first = lines.first, first.hasPrefix(heading) else {
      throw PageFault(message: "\(path) does not begin with “\(heading)” and a title")
    }
    let facts = lines.lazy.compactMap { $0.wholeMatch(of: /\*(\w+), (\d+) minutes\*/) }.first
    guard let facts, let kind = Exercise.Kind(rawValue: String(facts.1)),
      let minutes = Int(facts.2)
    else { throw PageFault(message: "\(path) has no line like “*repair, 10 minutes*”") }
    self.title = String(first.dropFirst(heading.count))
    self.kind = kind
    self.minutes = minutes
    self.parts = try Self.parts(lines, path: path)
  }

  private static func parts(_ lines: [String], path: String) throws(PageFault) -> [Part: String] {
    var headings: [Part] = []
    var bodies: [[String]] = []
    for line in lines {
      if line.hasPrefix("## ") {
        guard let part = Part(rawValue: String(line.dropFirst(3))) else {
          throw PageFault(message: "\(path) has an unknown part “\(line)”")
        }
        headings.append(part)
        bodies.append([])
      } else if line.hasPrefix("<details>") || line == "</details>" {
        continue
      } else if bodies.isEmpty == false {
        bodies[bodies.count - 1].append(line)
      }
    }
    guard headings == Part.allCases else {
      let names = Part.allCases.map(\.rawValue).joined(separator: ", ")
      throw PageFault(message: "\(path) must have these parts, in this order: \(names)")
    }
    let texts = bodies.map {
      $0.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if let index = texts.firstIndex(of: "") {
      throw PageFault(message: "\(path) says nothing under “\(headings[index].rawValue)”")
    }
    return Dictionary(uniqueKeysWithValues: zip(headings, texts))
  }
}

extension ExerciseText {
  /// A part's text, as Markdown without its heading.
  package subscript(part: Part) -> String { self.parts[part] ?? "" }
}

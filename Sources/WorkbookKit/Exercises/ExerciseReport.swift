/// How it stands with an exercise: its grade, and what a reader wants to know about it.
public struct ExerciseReport: Sendable, Codable {
  /// How far the reader has come.
  public enum State: String, Sendable, Codable {
    /// The file is as it was shipped.
    case toDo = "to do"

    /// Something does not hold yet.
    case notYet = "not yet"

    /// All holds.
    case solved

    /// Another file of the chapter does not compile, so that nothing can be graded.
    case waiting
  }

  /// Which exercise it is.
  public let number: ExerciseNumber

  /// What it is called.
  public let title: String

  /// What the reader does.
  public let kind: Exercise.Kind

  /// How far the reader has come.
  public let state: State

  /// What came of grading.
  public let grade: Grade

  /// The file to edit, seen from the root of the repository.
  public let file: String

  /// The program of the chapter.
  public let chapter: String

  /// The file with task, hints and explanation.
  public let text: String

  /// Why it is right; empty unless solved.
  public let explanation: String
}

extension ExerciseReport {
  /// Puts together what is known; what the files should say but do not is told as a problem.
  init(_ exercise: Exercise, grade: Grade) {
    var grade = grade
    var (state, title, explanation, source, text) = (State.notYet, "", "", "", "")
    do throws(PageFault) {
      let files = try ExerciseFiles(of: exercise)
      (source, text) = (files.source, files.text)
      let words = try ExerciseText(of: files)
      title = words.title
      if try files.isUntouched() {
        if grade.isSolved {
          grade.problem = "nothing was done, and yet all holds"
        } else {
          // What holds by itself is nobody's merit.
          (state, grade.earned) = (.toDo, 0)
        }
      } else if grade.isSolved {
        state = .solved
        explanation = words[.explanation]
      }
    } catch {
      grade.problem = error.message
    }
    self.init(
      number: exercise.number,
      title: title,
      kind: exercise.kind,
      state: state,
      grade: grade,
      file: source,
      chapter: exercise.chapterName,
      text: text,
      explanation: explanation
    )
  }
}

extension ExerciseReport {
  /// Reports on an exercise that could not be graded.
  ///
  /// - Parameters:
  ///   - files: Its files.
  ///   - text: What is said about it.
  ///   - chapter: The program of the chapter.
  ///   - state: How it stands.
  ///   - problem: Why.
  package init(
    ungraded files: ExerciseFiles,
    _ text: ExerciseText,
    chapter: String,
    state: State,
    problem: String? = nil
  ) {
    self.init(
      number: files.number,
      title: text.title,
      kind: text.kind,
      state: state,
      grade: Grade(facts: [], earned: 0, possible: 0, feedback: [], problem: problem),
      file: files.source,
      chapter: chapter,
      text: files.text,
      explanation: ""
    )
  }

  /// Number, title, state and points: one line.
  public var summary: String {
    switch self.state {
    case .toDo: "\(self.number) \(self.title): to do (\(self.file))"
    case .notYet:
      "\(self.number) \(self.title): not yet\(self.points)"
    case .solved: "\(self.number) \(self.title): solved"
    case .waiting: "\(self.number) \(self.title): \(self.grade.problem ?? "waiting")"
    }
  }
}

extension ExerciseReport: CustomStringConvertible {
  /// All that helps the reader on.
  public var description: String {
    var lines = [self.summary]
    switch self.state {
    case .toDo, .waiting: break
    case .solved:
      lines += [
        "",
        "  \(self.explanation.indented(by: 2))",
        "",
        "  compare  swift run workbook solution \(self.number)",
        "  go on    swift run workbook next",
      ]
    case .notYet: lines += self.details
    }
    return lines.joined(separator: "\n")
  }

  private var points: String {
    self.grade.possible == 0 ? "" : ", \(self.grade.earned) of \(self.grade.possible) points"
  }

  private var details: [String] {
    var lines: [String] = []
    if let problem = self.grade.problem { lines += ["  ! \(problem.indented(by: 4))"] }
    for fact in self.grade.facts {
      lines.append("  \(fact.holds ? "✓" : "✗") \(fact.title)")
      if fact.details.isEmpty == false { lines.append("      \(fact.details.indented(by: 6))") }
    }
    for meaning in self.grade.feedback {
      lines += ["", "  \(meaning.wrapped(to: 78).indented(by: 2))"]
    }
    lines += [
      "",
      "  edit   \(self.file)",
      "  play   swift run \(self.chapter) \(self.number)",
      "  hint   swift run workbook hint \(self.number)",
    ]
    return lines
  }
}

extension String {
  /// The words in lines that are no longer than they need be.
  fileprivate func wrapped(to columns: Int) -> String {
    var lines: [String] = []
    for word in self.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The text with every line but the first moved to the right.
  fileprivate func indented(by count: Int) -> String {
    self.replacing("\n", with: "\n" + String(repeating: " ", count: count))
  }
}

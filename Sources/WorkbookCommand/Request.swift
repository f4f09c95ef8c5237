import HeadlessUI
import WorkbookKit

/// A command line of `workbook` that was understood.
struct Request {
  /// What there is to do.
  enum Command: String, CaseIterable {
    case list, next, hint, grade, watch, solution, reset, record, check, help
  }

  /// The command; `list` when none is named.
  private(set) var command = Command.list

  /// What it is about: numbers of exercises and labels of chapters, as they were typed.
  private(set) var subjects: [String] = []

  /// The options given, without their values.
  private(set) var options: Set<String> = []

  /// Where a summary is to be written.
  private(set) var summary: String?

  /// Reads a command line.
  ///
  /// - Throws: `UsageError` at the first word that means nothing.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if let word = rest.first, word.hasPrefix("-") == false {
      guard let command = Command(rawValue: word) else {
        throw UsageError.unknown(
          word,
          kind: "command",
          nearest: nearestMatch(to: word, among: Command.allCases.map(\.rawValue)),
          hint: "See --help."
        )
      }
      self.command = command
      rest = rest.dropFirst()
    }
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" {
        self.command = .help
        return
      } else if word == "--summary", self.command == .grade {
        guard let file = rest.popFirst(), file.hasPrefix("-") == false else {
          throw UsageError(description: "--summary needs the name of a file: --summary SUMMARY.md")
        }
        self.summary = file
      } else if word.hasPrefix("-") {
        guard self.command.options.contains(word) else {
          throw UsageError.unknown(
            word,
            kind: "option of \(self.command)",
            nearest: nearestMatch(to: word, among: self.command.options),
            hint: "See --help."
          )
        }
        self.options.insert(word)
      } else {
        self.subjects.append(word)
      }
    }
  }
}

extension Request.Command {
  /// The options that mean something with the command.
  var options: [String] {
    switch self {
    case .grade: ["--json", "--summary"]
    case .solution: ["--spoil"]
    case .reset: ["--all", "--yes"]
    case .check: ["--answers", "--no-solutions"]
    case .list, .next, .hint, .watch, .record, .help: []
    }
  }
}

extension Request {
  static let help = """
    usage: swift run workbook [COMMAND]

      list                 the chapters, their acts and exercises, and how they stand
      next                 the first exercise that is not solved, and how to go about it
      hint 3.2 [1|2|3]     a question; the rule that matters; nearly the solution
      grade [3|3.2]…       grades exercises; all of them if none is named
        --json             for programs to read
        --summary FILE     also writes a summary in Markdown
      watch                grades an exercise whenever you save a change of it
      solution 3.2         a solution, once yours is accepted
        --spoil            before that
      reset 3.2…           puts an exercise back as it was, and keeps what you wrote
        --all              all of them
        --yes              without asking
      record               rewrites the transcripts, excerpts and pictures of all pages
      check                everything that must hold before a change goes in
        --answers          also puts each answer in the place of the reader's file; takes minutes
        --no-solutions     for a checkout from which the solutions were removed
      --help               shows this

    Ends with 0 if all is well, 1 if something is not right yet, 2 if it did not understand.
    """
}

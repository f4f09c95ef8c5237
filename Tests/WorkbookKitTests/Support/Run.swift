@testable import WorkbookKit

/// What a command line wrote and returned.
@MainActor
struct Run {
  let status: ExitStatus
  let out: String
  let err: String

  /// Runs a chapter in this process, with a person who types some lines.
  init(
    _ chapter: any Chapter.Type,
    _ arguments: String...,
    isColored: Bool = false,
    columns: Int = 80,
    typing lines: [String] = [],
    repository: Repository? = nil
  ) {
    var (out, err, lines) = ("", "", lines)
    let command = ChapterCommand(
      chapter: chapter,
      console: Console(
        isColored: isColored,
        columns: columns,
        out: { out += $0 },
        err: { err += $0 }
      ),
      keyboard: Keyboard(isTerminal: false) { _ in lines.isEmpty ? nil : lines.removeFirst() },
      repository: repository
    )
    self.status = command.run(arguments)
    self.out = out
    self.err = err
  }
}

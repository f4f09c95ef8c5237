@testable import WorkbookKit

/// What a command line wrote and returned.
@MainActor
struct Run {
  let status: ExitStatus
  let out: String
  let err: String

  /// Runs a chapter in this process.
  init(
    _ chapter: any Chapter.Type,
    _ arguments: String...,
    isColored: Bool = false,
    repository: Repository? = nil
  ) {
    var out = ""
    var err = ""
    let command = ChapterCommand(
      chapter: chapter,
      console: Console(isColored: isColored, out: { out += $0 }, err: { err += $0 }),
      repository: repository
    )
    self.status = command.run(arguments)
    self.out = out
    self.err = err
  }
}

import Foundation
import WorkbookKit

extension Desk {
  /// Rewrites what the pages show of runs and sources, and draws their pictures.
  func record(none words: [String]) throws -> ExitStatus {
    try self.refuse(words, of: "record")
    var status = ExitStatus.success
    for chapter in self.course.chapters {
      self.tell("building \(chapter.name) …")
      if let error = try self.toolchain.build(chapter.name).first {
        throw CommandError("\(error.file):\(error.line): \(error.message)")
      }
      let outcome = try self.toolchain.start(chapter.name, ["--record"])
      self.console.out(outcome.output)
      if outcome.status != 0 {
        self.console.err(outcome.errors)
        status = .failure
      }
    }
    return status
  }
}

import Foundation
import WorkbookKit

extension Desk {
  /// Puts exercises back as they were shipped, and keeps what was there.
  func reset(_ words: [String], all: Bool, asks: Bool) throws -> ExitStatus {
    if words.isEmpty, all == false {
      throw UsageError(description: "“reset” needs exercises, or --all: reset 1.2")
    }
    if all { try self.refuse(words, of: "reset --all") }
    let chosen = try self.course.exercises(words)
    // Byte by byte: comments of one's own are worth keeping too.
    let changed = try chosen.filter {
      try (try? $0.read($0.files.source)) != $0.read($0.files.stub)
    }
    if changed.isEmpty {
      self.console.print(
        "Nothing to put back: \(chosen.count == 1 ? "it is" : "all are") as shipped."
      )
      return .success
    }
    let names = changed.map(\.number.description).joined(separator: ", ")
    if asks {
      self.console.out("Put \(names) back as shipped? Your work is kept in \(Self.folder)/. [y/N] ")
      let answer = self.keyboard.nextLine(nil)
      if answer == nil { self.console.print() }
      guard ["y", "yes"].contains((answer ?? "").trimmingCharacters(in: .whitespaces).lowercased())
      else {
        self.console.print("Nothing was changed.")
        return .success
      }
    }
    for exercise in changed { try self.putBack(exercise) }
    return .success
  }

  /// Where work that was taken away is kept.
  private static let folder = ".backups"

  private func putBack(_ exercise: CourseExercise) throws {
    let repository = self.course.repository
    let name = "Exercise\(exercise.number.identifier)"
    var count = 1
    while repository.hasFile("\(Self.folder)/\(name).\(count).swift") { count += 1 }
    let backup = "\(Self.folder)/\(name).\(count).swift"
    let stub = try exercise.read(exercise.files.stub)
    guard repository.hasFile(exercise.files.source) else {
      try repository.write(stub, to: exercise.files.source)
      self.console.print("\(exercise.number) was not there, and is as shipped.")
      return
    }
    // First what must not be lost, byte by byte: it need not be a text.
    try repository.copy(exercise.files.source, to: backup)
    try repository.write(stub, to: exercise.files.source)
    self.console.print("\(exercise.number) is as shipped. Your work is kept: \(backup)")
  }
}

extension Repository {
  /// Whether there is such a file.
  func hasFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: self.url(path).path)
  }

  /// Copies what a file holds.
  fileprivate func copy(_ path: String, to other: String) throws {
    do {
      let folder = self.url(other).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(contentsOf: self.url(path)).write(to: self.url(other))
    } catch {
      throw CommandError("\(path) cannot be copied to \(other): \(error.localizedDescription)")
    }
  }
}

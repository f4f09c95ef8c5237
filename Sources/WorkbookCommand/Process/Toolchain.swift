import Foundation
import WorkbookKit

/// Builds and runs the chapters' programs.
struct Toolchain: Sendable {
  /// What a program left behind.
  struct Outcome: Sendable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a program of the PATH in a folder; tests put something else in its place.
  var run: @Sendable (_ words: [String], _ folder: URL) throws -> Outcome = Self.runProgram

  /// Where the package is.
  private var root = URL(filePath: "/")

  init() {}

  /// The same toolchain, at work in a checkout.
  func at(_ repository: Repository) -> Toolchain {
    var toolchain = self
    toolchain.root = repository.root
    return toolchain
  }
}

extension Toolchain {
  /// Builds a program; the errors of the compiler if that is not possible.
  ///
  /// - Throws: A `CommandError` if there is no toolchain, or it has no say about the sources.
  func build(_ product: String) throws -> [CompileError] {
    let outcome = try self.run(["swift", "build", "--product", product], self.root)
    if outcome.status == 0 { return [] }
    let text = outcome.output + outcome.errors
    let errors = CompileError.errors(in: text, root: self.root)
    if errors.isEmpty {
      let line = text.split(separator: "\n").first { $0.contains("error: ") }
      throw CommandError(
        "“swift build --product \(product)” ended with status \(outcome.status)"
          + (line.map { ": \($0)" } ?? ". Run it by hand to see why.")
      )
    }
    return errors
  }

  /// Runs any of the toolchain's commands in the package.
  ///
  /// - Returns: All that it printed, and whether it was content.
  /// - Throws: A `CommandError` if there is no toolchain.
  func swift(_ words: [String], in folder: URL? = nil) throws -> (isFine: Bool, text: String) {
    let outcome = try self.run(["swift"] + words, folder ?? self.root)
    return (outcome.status == 0, outcome.output + outcome.errors)
  }

  /// Runs a program that was built.
  func start(_ product: String, _ arguments: [String]) throws -> Outcome {
    let path = try self.run(["swift", "build", "--show-bin-path"], self.root).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return try self.run(["\(path)/\(product)"] + arguments, self.root)
  }

  private static func runProgram(_ words: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    let (out, err) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = out
    process.standardError = err
    try process.run()
    return try Interrupts.guarding(process.processIdentifier) {
      let errors = Reader(err)
      let output = try? out.fileHandleForReading.readToEnd()
      process.waitUntilExit()
      let outcome = Outcome(
        status: process.terminationStatus,
        output: String(decoding: output ?? Data(), as: UTF8.self),
        errors: String(decoding: errors.wait(), as: UTF8.self)
      )
      // What `env` says of a program that is not there.
      if outcome.status == 127 {
        throw CommandError(
          "There is no “\(words[0])” on the PATH. Swift is at https://www.swift.org/install."
        )
      }
      return outcome
    }
  }
}

/// Reads a pipe to its end, while somebody reads another.
private final class Reader: @unchecked Sendable {
  private let group = DispatchGroup()
  private var data = Data()

  init(_ pipe: Pipe) {
    DispatchQueue.global().async(group: self.group) {
      self.data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    }
  }

  func wait() -> Data {
    self.group.wait()
    return self.data
  }
}

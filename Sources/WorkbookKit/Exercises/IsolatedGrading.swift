import Foundation
import HeadlessUI
import Synchronization

/// Grades an exercise in a process of its own: an answer that crashes, loops or never ends costs nothing
/// but its own grade.
struct IsolatedGrading {
  /// The chapter's program, which is started again.
  let program: URL

  /// The longest that a process may take, in seconds.
  ///
  /// Most endless loops are noticed sooner, by the watchdog or by the limits of the simulation.
  var timeLimit = 30

  /// Grades what the exercise's file held when the program was built.
  func grade(_ number: ExerciseNumber) -> Grade {
    let process = Process()
    let (out, err) = (Pipe(), Pipe())
    let token = String(UInt64.random(in: .min ... .max), radix: 36)
    process.executableURL = self.program
    process.arguments = [Option.gradeOne.flag, number.description]
    // What is typed is for this program. A child that reads from a terminal would be stopped.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = out
    process.standardError = err
    // A crash is told in a line; its backtrace would take seconds and help nobody here.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no", GradingChild.tokenVariable: token]) { $1 }
    do { try process.run() } catch {
      return Grade(problem: "\(self.program.path) could not be started: \(error)")
    }
    let deadline = Deadline(seconds: self.timeLimit, process: process.processIdentifier)
    let output = PipeReader(out, flooded: deadline.pass)
    let errors = PipeReader(err, flooded: deadline.pass)
    // A process that the answer has started may keep the pipes open for as long as it likes.
    let end = DispatchTime.now() + .seconds(self.timeLimit + 1)
    let isOpen = [output, errors].map { $0.wait(until: end) }.contains(false)
    if isOpen == false { process.waitUntilExit() }
    let isLate = deadline.disarm() || isOpen
    return Self.grade(
      token: token,
      output: String(decoding: output.data, as: UTF8.self),
      errors: String(decoding: errors.data, as: UTF8.self),
      ending: isLate
        ? "took longer than \(self.timeLimit) s, or printed without end"
        : process.terminationReason == .uncaughtSignal
          ? "crashed" : "ended the program before it could be graded"
    )
  }

  /// Understands what a process left behind.
  ///
  /// - Parameters:
  ///   - token: What follows the mark of the line with the grade.
  ///   - output: What it printed.
  ///   - errors: What it complained of.
  ///   - ending: What to say of a process that left no grade.
  /// - Returns: The grade.
  static func grade(token: String = "", output: String, errors: String, ending: String) -> Grade {
    let lines = output.lines
    let mark = GradingChild.mark + token
    if let line = lines.last(where: { $0.hasPrefix(mark) }),
      let grade = try? JSONDecoder().decode(
        Grade.self,
        from: Data(line.dropFirst(mark.count).utf8)
      )
    {
      return grade
    }
    var problem = "The answer \(ending)."
    if let error = errors.lines.first(where: { $0.isEmpty == false }) {
      problem += "\n\(error.shortened)"
    }
    if let last = lines.last(where: { $0.isEmpty == false }) {
      problem += "\nThe last line that it printed: \(last.shortened)"
    }
    return Grade(problem: problem)
  }
}

extension String {
  /// The beginning of a line that is too long to be shown.
  fileprivate var shortened: String {
    self.utf8.count > 1_000 ? self.prefix(500) + " …" : self
  }
}

/// Kills a process that takes too long.
private final class Deadline: Sendable {
  private enum State { case armed, disarmed, passed }

  private let state = Mutex(State.armed)

  private let process: Int32

  init(seconds: Int, process: Int32) {
    self.process = process
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { self.pass() }
  }

  /// Kills the process, unless it has ended.
  func pass() {
    self.state.withLock { state in
      guard state == .armed else { return }
      state = .passed
      kill(self.process, SIGKILL)
    }
  }

  /// Stops counting.
  ///
  /// - Returns: Whether it was too late.
  func disarm() -> Bool {
    self.state.withLock { state in
      if state == .armed { state = .disarmed }
      return state == .passed
    }
  }
}

import HeadlessUI

/// A part of a run, with what can be asked of it: one step, or several in a row.
public struct Stretch: Sendable {
  /// Everything that happened, lifecycle events included.
  public let lines: [Transcript.Line]

  /// What was on screen after it, one view a line.
  public let screen: String

  /// How many tasks were still running after it.
  public let tasksRunning: Int
}

extension Stretch {
  /// What the answer's code printed, without times.
  public var printed: [String] { self.lines.filter { $0.kind == .output }.map(\.text) }

  /// What the runtime warned of.
  public var warnings: [String] { self.lines.filter { $0.kind == .warning }.map(\.text) }

  /// How many tasks were created.
  public var tasksStarted: Int {
    self.count { if case .taskCreated = $0 { true } else { false } }
  }

  /// How many tasks were cancelled.
  public var tasksCancelled: Int {
    self.count { if case .taskCancelled = $0 { true } else { false } }
  }

  /// How many tasks came to their end, cancelled or not.
  public var tasksEnded: Int {
    self.count { if case .taskEnded = $0 { true } else { false } }
  }

  /// How many bodies were evaluated.
  ///
  /// - Parameter view: The name of a type; `nil` for all.
  /// - Returns: The number.
  public func bodies(of view: String? = nil) -> Int {
    self.count { event in
      guard case .body(let name) = event else { return false }
      return view == nil || view == name
    }
  }

  private func count(_ isMeant: (Transcript.Event) -> Bool) -> Int {
    self.lines.count { $0.event.map(isMeant) ?? false }
  }
}

import HeadlessUI

extension Performance {
  /// The launch.
  public var launch: Stretch { self.stretch(0..<1) }

  /// The tearing down after the last step.
  public var end: Stretch {
    let steps = self.transcript.steps
    return self.stretch((steps.count - 1)..<steps.count)
  }

  /// Everything from the launch to the end.
  public var whole: Stretch { self.stretch(self.transcript.steps.indices) }

  /// A step of the script.
  ///
  /// - Parameters:
  ///   - step: The step, written as in the script.
  ///   - occurrence: Which of several such steps, counted from 1.
  /// - Returns: What happened in it; nothing if the script did not come so far.
  public func step(_ step: some ScriptStep, _ occurrence: Int = 1) -> Stretch {
    self.index(of: step, occurrence).map { self.stretch($0..<($0 + 1)) } ?? .nothing
  }

  /// Everything from the launch to the end of a step.
  ///
  /// - Parameters:
  ///   - step: The step, written as in the script.
  ///   - occurrence: Which of several such steps, counted from 1.
  /// - Returns: What happened; nothing if the script did not come so far.
  public func until(_ step: some ScriptStep, _ occurrence: Int = 1) -> Stretch {
    self.index(of: step, occurrence).map { self.stretch(0..<($0 + 1)) } ?? .nothing
  }

  /// Everything that happened after a step was over.
  ///
  /// - Parameters:
  ///   - step: The step, written as in the script.
  ///   - occurrence: Which of several such steps, counted from 1.
  /// - Returns: What happened, the end included.
  public func after(_ step: some ScriptStep, _ occurrence: Int = 1) -> Stretch {
    self.index(of: step, occurrence)
      .map { self.stretch(($0 + 1)..<self.transcript.steps.count) } ?? .nothing
  }

  private func index(of step: some ScriptStep, _ occurrence: Int) -> Int? {
    let steps = self.transcript.steps
    let indices = steps.indices.filter { steps[$0].title == step.title }
    if indices.indices.contains(occurrence - 1) { return indices[occurrence - 1] }
    precondition(
      self.isComplete == false,
      "the script of this trial has no step “\(step.title)” number \(occurrence)"
    )
    return nil
  }

  private func stretch(_ range: Range<Int>) -> Stretch {
    guard range.isEmpty == false else { return .nothing }
    let steps = self.transcript.steps
    let changes = steps[..<range.upperBound].flatMap(\.lines).map { line in
      switch line.event {
      case .taskCreated: 1
      case .taskEnded: -1
      case .taskCancelled, .body, nil: 0
      }
    }
    return Stretch(
      lines: steps[range].flatMap(\.lines),
      screen: self.screens.indices.contains(range.upperBound - 1)
        ? self.screens[range.upperBound - 1] : "",
      tasksRunning: changes.reduce(0, +)
    )
  }
}

extension Stretch {
  fileprivate static let nothing = Stretch(lines: [], screen: "", tasksRunning: 0)
}

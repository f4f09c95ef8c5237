/// What went wrong while a simulation was driven, in words for the person who drives it.
public struct SimulationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What happened, where, and what to do about it.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension SimulationError {
  static func noTab(_ number: Int, of count: Int?) -> SimulationError {
    guard let count else {
      return SimulationError("There is no tab \(number): no tab view is on screen.")
    }
    let range = count == 0 ? "The tab view is empty." : "There are tabs 1 to \(count)."
    return SimulationError("There is no tab \(number). \(range)")
  }

  static let nothingToGoBackFrom = SimulationError(
    "There is nothing to go back from: no navigation stack on screen shows more than its root."
  )

  static let noSheet = SimulationError("There is no sheet to dismiss: none is on screen.")

  static let sheetIsHeld = SimulationError(
    "The sheet cannot be swiped down: interactiveDismissDisabled() applies to it."
  )

  static func negativeTime(_ duration: Duration) -> SimulationError {
    SimulationError("Time cannot be moved by \(duration.inSeconds): it only moves forward.")
  }

  static let endOfTime = SimulationError(
    "Time cannot be moved that far: it ends \(SimulatedClock.end.inSeconds) after the launch."
  )

  static func neverDrains(after jobs: Int, tasks: [TaskRegister.Entry]) -> SimulationError {
    SimulationError(
      """
      A job queue never drains: \(jobs) jobs ran and time did not move. Look for a loop that awaits \
      nothing that takes time, or that ignores cancellation. \(self.list(unended: tasks))
      """
    )
  }

  static func neverDrains(
    after jobs: Int,
    in time: Duration,
    tasks: [TaskRegister.Entry]
  ) -> SimulationError {
    SimulationError(
      """
      A job queue never drains: \(jobs) jobs ran and time moved by \(time.inSeconds). Look for a loop \
      that awaits next to nothing; if there is none, wait in several steps. \
      \(self.list(unended: tasks))
      """
    )
  }

  private static func list(unended tasks: [TaskRegister.Entry]) -> String {
    "Tasks that have not ended:" + tasks.map { "\n  \($0)" }.joined()
  }

  static func leak(_ tasks: [TaskRegister.Entry]) -> SimulationError {
    let list = tasks.map { "\n  \($0)" }.joined()
    let what = tasks.count == 1 ? "One task is" : "\(tasks.count) tasks are"
    return SimulationError(
      """
      \(what) still running after the end:\(list)
      Look for a task that nobody cancels, or one that waits for what never comes: a stream that is \
      not finished, a continuation that is not resumed, a clock or a queue outside the simulation.
      """
    )
  }

  static func isDriven(in step: String) -> SimulationError {
    SimulationError(
      """
      A simulation cannot be driven by code that runs in it: the step under way, \(step), has to end \
      first.
      """
    )
  }

  static let isOver = SimulationError("The simulation has ended: nothing more can be done with it.")
}

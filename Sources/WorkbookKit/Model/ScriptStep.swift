import HeadlessUI

/// One thing that a user does, or the passing of time.
///
/// To add a kind of step, write a struct that forwards to one method of `Simulation`.
public protocol ScriptStep: Sendable {
  /// The step in words, as errors name it.
  var title: String { get }

  /// Does it.
  ///
  /// - Parameter simulation: The running screen.
  /// - Throws: `SimulationError` when the screen does not allow this step.
  @MainActor func perform(on simulation: Simulation) throws
}

import HeadlessUI

/// A way back to the screen below on a navigation stack.
public struct GoBack: ScriptStep {
  /// Makes the step.
  public init() {}

  /// The step in words.
  public var title: String { "go back" }

  /// Goes back; fails when there is no screen to go back from.
  public func perform(on simulation: Simulation) throws {
    try simulation.goBack()
  }
}

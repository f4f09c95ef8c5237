import HeadlessUI

/// Going back to the screen below on a navigation stack.
public struct GoBack: ScriptStep {
  /// Goes back once.
  public init() {}

  /// The step in words.
  public var title: String { "go back" }

  /// Goes back; fails when no stack on screen shows more than its root.
  public func perform(on simulation: Simulation) throws {
    try simulation.goBack()
  }
}

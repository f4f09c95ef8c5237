import HeadlessUI

/// A press on the “+” of a stepper.
public struct Increment: ScriptStep {
  private let label: String?

  /// Names the stepper.
  ///
  /// - Parameter label: Its label; not needed when the screen has only one.
  public init(_ label: String? = nil) {
    self.label = label
  }

  /// The step in words.
  public var title: String { self.label.map { "increment “\($0)”" } ?? "increment" }

  /// Presses once; fails when no such stepper is on screen.
  public func perform(on simulation: Simulation) throws {
    try simulation.increment(self.label)
  }
}

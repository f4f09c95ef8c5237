import HeadlessUI

/// A press on the “-” of a stepper.
public struct Decrement: ScriptStep {
  private let label: String?

  /// Names the stepper.
  ///
  /// - Parameter label: Its label; not needed when the screen has only one.
  public init(_ label: String? = nil) {
    self.label = label
  }

  /// The step in words.
  public var title: String { self.label.map { "decrement “\($0)”" } ?? "decrement" }

  /// Presses once; fails when no such stepper is on screen.
  public func perform(on simulation: Simulation) throws {
    try simulation.decrement(self.label)
  }
}

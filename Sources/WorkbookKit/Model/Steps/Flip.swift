import HeadlessUI

/// A flip of a toggle: on if it is off, off if it is on.
public struct Flip: ScriptStep {
  private let target: String

  /// Names the toggle.
  ///
  /// - Parameter target: The title that the user sees.
  public init(_ target: String) {
    self.target = target
  }

  /// The step in words.
  public var title: String { "toggle “\(self.target)”" }

  /// Flips it; fails when no toggle on screen with that title can be used.
  public func perform(on simulation: Simulation) throws {
    try simulation.toggle(self.target)
  }
}

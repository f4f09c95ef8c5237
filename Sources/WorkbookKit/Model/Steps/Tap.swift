import HeadlessUI

/// A tap on something with a title, such as a button.
public struct Tap: ScriptStep {
  private let target: String

  /// Names what is tapped.
  ///
  /// - Parameter target: The title that the user sees.
  public init(_ target: String) {
    self.target = target
  }

  /// The step in words.
  public var title: String { "tap “\(self.target)”" }

  /// Taps; fails when nothing on screen with that title can be tapped.
  public func perform(on simulation: Simulation) throws {
    try simulation.tap(self.target)
  }
}

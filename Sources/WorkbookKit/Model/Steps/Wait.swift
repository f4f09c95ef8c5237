import HeadlessUI

/// Simulated time in which the user does nothing.
public struct Wait: ScriptStep {
  private let duration: Duration

  /// Waits for a duration.
  ///
  /// - Parameter duration: How much simulated time passes.
  public init(_ duration: Duration) {
    self.duration = duration.wholeNanoseconds
  }

  /// Waits for some seconds.
  ///
  /// - Parameter seconds: How many; fractions are allowed.
  public init(seconds: Double) {
    self.init(.seconds(seconds))
  }

  /// The step in words, in seconds without needless digits.
  public var title: String { "wait \(self.duration.decimals(atLeast: 0)) s" }

  /// Lets the time pass, and everything that falls due run in order.
  public func perform(on simulation: Simulation) throws {
    try simulation.advance(by: self.duration)
  }
}

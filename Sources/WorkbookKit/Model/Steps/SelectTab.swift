import HeadlessUI

/// A change to another tab.
public struct SelectTab: ScriptStep {
  private let tab: Int

  /// Names the tab.
  ///
  /// - Parameter tab: Its place in the tab bar, counted from 1.
  public init(_ tab: Int) {
    self.tab = tab
  }

  /// The step in words.
  public var title: String { "select tab \(self.tab)" }

  /// Selects the tab; fails when there are no tabs, or not that many.
  public func perform(on simulation: Simulation) throws {
    try simulation.select(tab: self.tab)
  }
}

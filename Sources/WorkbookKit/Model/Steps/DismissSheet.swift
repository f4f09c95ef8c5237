import HeadlessUI

/// Dismissing the sheet on top, as swiping it down does.
public struct DismissSheet: ScriptStep {
  /// Dismisses one sheet.
  public init() {}

  /// The step in words.
  public var title: String { "dismiss sheet" }

  /// Dismisses; fails when no sheet is on screen or it cannot be swiped down.
  public func perform(on simulation: Simulation) throws {
    try simulation.dismissSheet()
  }
}

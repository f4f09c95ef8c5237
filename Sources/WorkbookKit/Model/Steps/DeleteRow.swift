import HeadlessUI

/// Deleting a row of a list, as swiping it away does.
public struct DeleteRow: ScriptStep {
  private let row: String

  /// Names the row.
  ///
  /// - Parameter row: Its text.
  public init(_ row: String) {
    self.row = row
  }

  /// The step in words.
  public var title: String { "delete row “\(self.row)”" }

  /// Deletes; fails when no such row is on screen that can be deleted.
  public func perform(on simulation: Simulation) throws {
    try simulation.delete(row: self.row)
  }
}

import HeadlessUI

/// What was measured, row by row.
final class CostTable {
  private var rows: [[String]] = [
    ["", "", "by value", "", "by identity"],
    ["n", "passed", "comparisons", "isIncluded", "comparisons", "isIncluded"],
  ]
}

extension CostTable {
  func add(_ passed: PassedContacts, byValue: Cost, byIdentity: Cost) {
    let counts = [
      byValue.comparisons, byValue.calls, byIdentity.comparisons, byIdentity.calls,
    ]
    self.rows.append(
      [passed.contacts.count.formatted(), passed.origin.rawValue] + counts.map { $0.formatted() }
    )
  }

  func printRows() {
    for row in self.rows {
      let cells = zip(row.dropLast(), [9, 16, 13, 12, 13]).map { cell, width in
        cell.padding(toLength: width, withPad: " ", startingAt: 0)
      }
      print(cells.joined() + (row.last ?? ""))
    }
  }
}

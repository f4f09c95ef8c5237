import HeadlessUI

/// Prints what each change of the contacts costs, by value and by identity.
struct CostView: View {
  var body: some View {
    Button("Measure") {
      row("", "comparisons", "", "computed again")
      row("what is passed", "by value", "by identity", "by value", "by identity")
      for change in ContactChange.allCases {
        let (value, identity) = (Cost.byValue(change), Cost.byIdentity(change))
        row(
          change.rawValue,
          "\(value.comparisons)",
          "\(identity.comparisons)",
          value.isRecomputed ? "yes" : "no",
          identity.isRecomputed ? "yes" : "no"
        )
      }
    }
  }

  private func row(_ cells: String...) {
    let columns = zip(cells.dropLast(), [24, 14, 13, 16]).map { cell, width in
      cell.padding(toLength: width, withPad: " ", startingAt: 0)
    }
    print(columns.joined() + (cells.last ?? ""))
  }
}

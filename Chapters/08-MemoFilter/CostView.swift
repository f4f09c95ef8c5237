import HeadlessUI

/// Passes contacts to two filters, and prints what that has cost.
struct CostView: View {
  private let filters = MeasuredFilters()

  var body: some View {
    Text("\(filters.counts.map { $0.formatted() }.joined(separator: ", ")) favourites")
    ForEach([10, 1_000, 100_000], id: \.self) { count in
      Button("\(count) contacts") { filters.begin(count: count) }
    }
    Button("Same") { filters.pass(.same) }
    Button("Rebuilt") { filters.pass(.rebuilt) }
    Button("Rebuilt, Again") { filters.pass(.rebuiltAgain) }
    Button("Last Renamed") { filters.pass(.lastRenamed) }
    Button("Print Table") { filters.printTable() }
  }
}

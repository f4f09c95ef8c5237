import HeadlessUI

/// Measures the runtime on trees of growing size.
///
/// Each figure is the least of several rounds. Before anything is timed, the tree has to show what it
/// should: a benchmark of a broken update would be a fast one.
@main
enum Benchmarks {
  @MainActor static func main() throws {
    print("microseconds          leaf   leaf, model   root, same   root, all   launch")
    for leaves in [100, 1_000, 100_000] {
      let figures = try TreeBenchmark(leaves: leaves).figures()
      print(row("\(leaves) leaves", figures))
    }
    try print("\nsimulated ticks: \(TimerBenchmark.microsecondsPerTick().text) µs each")
  }

  private static func row(_ title: String, _ figures: [Double]) -> String {
    let widths = [10, 13, 13, 12, 9]
    let columns = zip(figures, widths).map { figure, width in
      String(repeating: " ", count: max(1, width - figure.text.count)) + figure.text
    }
    return title + String(repeating: " ", count: 16 - title.count) + columns.joined()
  }
}

extension Double {
  /// The number with two digits behind the point.
  fileprivate var text: String { String(format: "%.2f", self) }
}

import HeadlessUI

extension Order {
  /// The orders that match a text, sorted.
  static func sorted(
    _ orders: [Order],
    matching searchText: String,
    using sortOrder: [KeyPathComparator<Order>]
  ) -> [Order] {
    print("computing new output")
    return
      orders
      .filter { $0.matches(searchText: searchText) }
      .sorted(using: sortOrder)
  }
}

extension [KeyPathComparator<Order>] {
  /// The oldest order first.
  static var oldestFirst: Self { [KeyPathComparator(\.creationDate)] }

  /// Turns the first comparator round.
  mutating func reverseFirst() {
    self[0].order = self[0].order == .forward ? .reverse : .forward
  }
}

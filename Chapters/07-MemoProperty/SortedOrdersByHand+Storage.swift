import HeadlessUI

extension SortedOrdersByHand {
  /// Remembers the output for one combination of inputs.
  final class Storage {
    private var orders: [Order]?
    private var searchText = ""
    private var sortOrder: [KeyPathComparator<Order>] = []
    private(set) var output: [Order] = []
  }
}

extension SortedOrdersByHand.Storage {
  func update(orders: [Order], searchText: String, sortOrder: [KeyPathComparator<Order>]) {
    if let last = self.orders,
      last.isTriviallyIdentical(to: orders),
      self.searchText == searchText,
      self.sortOrder == sortOrder
    {
      return
    }
    self.orders = orders
    self.searchText = searchText
    self.sortOrder = sortOrder
    self.output = Order.sorted(orders, matching: searchText, using: sortOrder)
  }
}

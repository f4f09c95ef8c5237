// Told: it need be no dependency
import HeadlessUI

@testable import MemoPropertyChapter

/// Lists orders that match a search text, two more of them each time that “Show More” is tapped.
@MainActor
func wrong7_6_fourthDependency() -> some View {
  OrdersView { orders, searchText in
    PagedOrderList(orders: orders, searchText: searchText)
  }
}

/// Should show a page of orders, and the button “Show More” only if there are more.
private struct PagedOrderList: View {
  @PagedOrders private var orders: [Order]
  @State private var selection: Order.ID?

  init(orders: [Order], searchText: String) {
    self._orders = PagedOrders(orders: orders, searchText: searchText)
  }

  var body: some View {
    Button("Reverse") {
      _orders.sortOrder.reverseFirst()
    }
    List(orders, selection: $selection) { order in
      Text("Order \(order.id)")
    }
    if _orders.hasMore {
      Button("Show More") {
        _orders.limit += 2
      }
    }
  }
}

/// The orders that match a text, in an order that can be changed; should give only the first of them, up
/// to a limit that can be raised.
@propertyWrapper
private struct PagedOrders: DynamicProperty {
  @MemoProperty<[Order], String, [KeyPathComparator<Order>], Int, [Order]>
  private var output: [Order]
  @State var sortOrder: [KeyPathComparator<Order>] = .oldestFirst
  @State var limit = 2
  private let orders: [Order]
  private let searchText: String

  init(orders: [Order], searchText: String) {
    self.orders = orders
    self.searchText = searchText
  }

  var wrappedValue: [Order] {
    self.output
  }

  /// Whether there are more orders than the limit allows.
  var hasMore: Bool {
    self.output.count == self.limit
      && self.limit < self.orders.count
  }

  mutating func update() {
    self._output.update(
      dependencySelector: DependencySelector(
        dependency: self.orders,
        didChange: { old, new in old.isTriviallyIdentical(to: new) == false }
      ),
      DependencySelector(dependency: self.searchText, didChange: !=),
      DependencySelector(dependency: self.sortOrder, didChange: !=),
      DependencySelector(dependency: self.limit, didChange: !=),
      outputSelector: OutputSelector { orders, searchText, sortOrder, limit in
        let sorted = Order.sorted(orders, matching: searchText, using: sortOrder)
        return Array(sorted.prefix(limit))
      }
    )
  }
}

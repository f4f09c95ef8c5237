import HeadlessUI

/// Lists orders, found by a memo that gives its selectors in `init` and in `update()`.
struct OrderList: View {
  @SortedOrders private var orders: [Order]
  @State private var selection: Order.ID?

  init(orders: [Order], searchText: String) {
    self._orders = SortedOrders(orders: orders, searchText: searchText)
  }

  var body: some View {
    let _ = print("body")
    Button("Reverse") {
      _orders.sortOrder.reverseFirst()
    }
    List(orders, selection: $selection) { order in
      Text("Order \(order.id)")
    }
  }
}

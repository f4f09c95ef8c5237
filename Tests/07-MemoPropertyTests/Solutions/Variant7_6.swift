import HeadlessUI

@testable import MemoPropertyChapter

/// Lists orders that match a search text, two more of them each time that “Show More” is tapped.
@MainActor
func variant7_6() -> some View {
  OrdersView { orders, searchText in
    PagedOrderList(orders: orders, searchText: searchText)
  }
}

/// Shows pages of orders, and the button “Show More” only if there are more.
private struct PagedOrderList: View {
  @PagedOrders private var orders: [Order]
  @State private var selection: Order.ID?
  @State private var pages = 1

  init(orders: [Order], searchText: String) {
    self._orders = PagedOrders(orders: orders, searchText: searchText)
  }

  var body: some View {
    Button("Reverse") {
      _orders.sortOrder.reverseFirst()
    }
    PageView(orders: orders, count: pages * 2, selection: $selection) {
      pages += 1
    }
  }
}

private struct PageView: View {
  let orders: [Order]
  let count: Int
  @Binding var selection: Order.ID?
  let showMore: @MainActor () -> Void

  var body: some View {
    let _ = print("page of \(count)")
    List(Array(orders.prefix(count)), selection: $selection) { order in
      Text("Order \(order.id)")
    }
    if count < orders.count {
      Button("Show More", action: showMore)
    }
  }
}

/// The orders that match a text, in an order that can be changed.
@propertyWrapper
private struct PagedOrders: DynamicProperty {
  @MemoProperty<[Order], String, [KeyPathComparator<Order>], [Order]> private var output: [Order]
  @State var sortOrder: [KeyPathComparator<Order>] = .oldestFirst
  private let orders: [Order]
  private let searchText: String

  init(orders: [Order], searchText: String) {
    self.orders = orders
    self.searchText = searchText
  }

  var wrappedValue: [Order] {
    self.output
  }

  mutating func update() {
    self._output.update(
      dependencySelector: DependencySelector(
        dependency: self.orders,
        didChange: { old, new in old.isTriviallyIdentical(to: new) == false }
      ),
      DependencySelector(dependency: self.searchText, didChange: !=),
      DependencySelector(dependency: self.sortOrder, didChange: !=),
      outputSelector: OutputSelector(output: Order.sorted)
    )
  }
}

import HeadlessUI

/// The orders that match a text, in an order that can be changed.
@propertyWrapper
struct SortedOrdersOnce: DynamicProperty {
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

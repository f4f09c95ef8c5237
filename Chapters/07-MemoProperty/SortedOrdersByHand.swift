import HeadlessUI

/// The orders that match a text, in an order that can be changed.
@propertyWrapper
struct SortedOrdersByHand: DynamicProperty {
  @State private var storage = Storage()
  @State var sortOrder: [KeyPathComparator<Order>] = .oldestFirst
  private let orders: [Order]
  private let searchText: String

  init(orders: [Order], searchText: String) {
    self.orders = orders
    self.searchText = searchText
  }

  var wrappedValue: [Order] {
    self.storage.output
  }

  func update() {
    self.storage.update(orders: self.orders, searchText: self.searchText, sortOrder: self.sortOrder)
  }
}

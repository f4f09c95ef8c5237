import HeadlessUI

/// Lists the items above a threshold that can be changed.
struct ItemsAboveView: View {
  @ItemsAbove private var items: [Item]

  init(array: [Item]) {
    self._items = ItemsAbove(array: array)
  }

  var body: some View {
    let _ = print("above \(_items.threshold): \(items.map(\.id))")
    Stepper("Above \(_items.threshold)", value: _items.$threshold, in: 0...9)
    List(items) { item in
      Text("Item \(item.id)")
    }
  }
}

import HeadlessUI

/// The items with an odd number, found again only when the items have changed.
@propertyWrapper
struct MemoOdds: DynamicProperty {
  @MemoFilter<Item> private var output: [Item]

  init(array: [Item]) {
    self._output = MemoFilter(array: array) { item in
      item.id.isMultiple(of: 2) == false
    }
  }

  var wrappedValue: [Item] {
    self.output
  }
}

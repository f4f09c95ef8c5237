import HeadlessUI

/// The items with an even number, found again only when the items have changed.
@propertyWrapper
struct MemoEvens: DynamicProperty {
  @MemoFilter<Item> private var output: [Item]

  init(array: [Item]) {
    self._output = MemoFilter(array: array) { item in
      item.id.isMultiple(of: 2)
    }
  }

  var wrappedValue: [Item] {
    self.output
  }
}

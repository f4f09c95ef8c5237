import HeadlessUI

/// The items with an odd number, found again only when another array is passed.
@propertyWrapper
struct MemoOdds: DynamicProperty {
  @MemoProperty<[Item], [Item]> private var output: [Item]

  init(array: [Item]) {
    self._output = MemoProperty(
      dependencySelector: DependencySelector(
        dependency: array,
        didChange: { old, new in old.isTriviallyIdentical(to: new) == false }
      ),
      outputSelector: OutputSelector { array in
        print("computing new output")
        return array.filter { item in
          item.id.isMultiple(of: 2) == false
        }
      }
    )
  }

  var wrappedValue: [Item] {
    self.output
  }
}

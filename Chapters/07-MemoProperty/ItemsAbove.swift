import HeadlessUI

/// The items above a threshold: wrong, because the computation reads what is no dependency.
@propertyWrapper
struct ItemsAbove: DynamicProperty {
  @MemoProperty<[Item], [Item]> private var output: [Item]
  @State var threshold = 5
  private let array: [Item]

  init(array: [Item]) {
    self.array = array
  }

  var wrappedValue: [Item] {
    self.output
  }

  mutating func update() {
    let threshold = self.threshold
    self._output.update(
      dependencySelector: DependencySelector(
        dependency: self.array,
        didChange: { old, new in old.isTriviallyIdentical(to: new) == false }
      ),
      outputSelector: OutputSelector { array in
        print("computing new output")
        return array.filter { $0.id > threshold }
      }
    )
  }
}

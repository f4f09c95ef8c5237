import HeadlessUI

/// The elements of an array that a predicate includes, found again only when the array has changed.
@propertyWrapper
struct MemoFilter<Element>: DynamicProperty {
  @MemoProperty<[Element], [Element]> private var output: [Element]

  /// Makes a filter whose array is given by the property that contains it, in its `update()`.
  init() {}

  /// - Parameters:
  ///   - array: The elements.
  ///   - didChange: Whether the second array calls for a new computation after the first.
  ///   - isIncluded: Whether an element belongs to the output; depends on nothing but the element.
  init(
    array: [Element],
    didChange: @escaping ([Element], [Element]) -> Bool,
    isIncluded: @escaping (Element) -> Bool
  ) {
    self._output = MemoProperty(
      dependencySelector: DependencySelector(dependency: array, didChange: didChange),
      outputSelector: Self.outputSelector(isIncluded)
    )
  }

  var wrappedValue: [Element] {
    self.output
  }
}

extension MemoFilter {
  /// Takes the current array, and computes if it calls for it.
  mutating func update(
    array: [Element],
    didChange: @escaping ([Element], [Element]) -> Bool,
    isIncluded: @escaping (Element) -> Bool
  ) {
    self._output.update(
      dependencySelector: DependencySelector(dependency: array, didChange: didChange),
      outputSelector: Self.outputSelector(isIncluded)
    )
  }

  private static func outputSelector(
    _ isIncluded: @escaping (Element) -> Bool
  ) -> OutputSelector<[Element], [Element]> {
    OutputSelector { array in
      print("computing new output")
      return array.filter(isIncluded)
    }
  }
}

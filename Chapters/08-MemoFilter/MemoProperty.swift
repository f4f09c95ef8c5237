import HeadlessUI

/// The output of a computation, computed again only when one of its inputs has changed.
@propertyWrapper
struct MemoProperty<each Dependency, Output>: DynamicProperty {
  private var storage = State(initialValue: Storage())
  private var dependencySelector: (repeat DependencySelector<each Dependency>)?
  private var outputSelector: OutputSelector<repeat each Dependency, Output>?

  /// Makes a memo whose selectors are given by the property that contains it, in its `update()`.
  init() {}

  /// Makes a memo that needs nobody to update it.
  init(
    dependencySelector: repeat DependencySelector<each Dependency>,
    outputSelector: OutputSelector<repeat each Dependency, Output>
  ) {
    self.dependencySelector = (repeat each dependencySelector)
    self.outputSelector = outputSelector
  }

  var wrappedValue: Output {
    guard let output = self.storage.wrappedValue.output else {
      fatalError("The memo was read before its first update.")
    }
    return output
  }
}

extension MemoProperty {
  mutating func update() {
    if let dependencySelector, let outputSelector {
      self.storage.wrappedValue.update(
        dependencySelector: repeat each dependencySelector,
        outputSelector: outputSelector
      )
    }
  }

  /// Takes the current selectors, and computes if they call for it.
  mutating func update(
    dependencySelector: repeat DependencySelector<each Dependency>,
    outputSelector: OutputSelector<repeat each Dependency, Output>
  ) {
    self.dependencySelector = (repeat each dependencySelector)
    self.outputSelector = outputSelector
    self.update()
  }
}

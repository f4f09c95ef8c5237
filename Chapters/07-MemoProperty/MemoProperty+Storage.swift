import HeadlessUI

extension MemoProperty {
  /// Remembers an output, and the inputs that it was computed from.
  final class Storage {
    private(set) var output: Output?
    private var dependencies: (repeat each Dependency)?
  }
}

extension MemoProperty.Storage {
  /// Computes if there is no output yet or an input has changed.
  func update(
    dependencySelector: repeat DependencySelector<each Dependency>,
    outputSelector: OutputSelector<repeat each Dependency, Output>
  ) {
    if self.output != nil, self.didChange(repeat each dependencySelector) == false {
      return
    }
    self.dependencies = (repeat (each dependencySelector).dependency)
    self.output = outputSelector.output(repeat (each dependencySelector).dependency)
  }

  private func didChange(
    _ dependencySelector: repeat DependencySelector<each Dependency>
  ) -> Bool {
    guard let dependencies else { return true }
    for (selector, dependency) in repeat (each dependencySelector, each dependencies) {
      if selector.didChange(dependency, selector.dependency) { return true }
    }
    return false
  }
}

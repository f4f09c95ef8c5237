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
    guard self.needsOutput(repeat each dependencySelector) else { return }
    self.dependencies = (repeat (each dependencySelector).dependency)
    self.output = outputSelector.output(repeat (each dependencySelector).dependency)
  }

  private func needsOutput(
    _ dependencySelector: repeat DependencySelector<each Dependency>
  ) -> Bool {
    // There is no output yet.
    guard let dependencies else { return true }
    for (selector, dependency) in repeat (each dependencySelector, each dependencies) {
      if selector.didChange(dependency, selector.dependency) { return true }
    }
    return false
  }
}

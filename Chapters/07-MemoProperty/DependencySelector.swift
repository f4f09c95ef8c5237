import HeadlessUI

/// One input of a memo, and how to tell whether it has changed.
struct DependencySelector<Dependency> {
  let dependency: Dependency
  let didChange: (Dependency, Dependency) -> Bool

  /// - Parameters:
  ///   - dependency: The current value of the input.
  ///   - didChange: Whether the second value calls for a new computation after the first.
  init(dependency: Dependency, didChange: @escaping (Dependency, Dependency) -> Bool) {
    self.dependency = dependency
    self.didChange = didChange
  }
}

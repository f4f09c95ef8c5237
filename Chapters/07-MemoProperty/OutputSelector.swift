import HeadlessUI

/// How a memo computes its output from its inputs.
struct OutputSelector<each Dependency, Output> {
  let output: (repeat each Dependency) -> Output

  /// - Parameter output: Computes from the inputs, and from nothing else.
  init(output: @escaping (repeat each Dependency) -> Output) {
    self.output = output
  }
}

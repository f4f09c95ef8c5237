/// The environment from some node downwards, and who depends on it.
final class EnvironmentSource {
  private(set) var values: EnvironmentValues
  private var dependents: [WeakDependent] = []
  /// How many dependents there were when those that are gone were last removed.
  private var countAfterCleaning = 16

  /// How many dependents are remembered, those that are gone included.
  var dependentCount: Int { self.dependents.count }

  init(_ values: EnvironmentValues = EnvironmentValues()) {
    self.values = values
  }

  func add(_ dependent: any EnvironmentDependent) {
    self.dependents.append(WeakDependent(value: dependent))
    guard self.dependents.count > 2 * self.countAfterCleaning else { return }
    self.dependents.removeAll { $0.value == nil }
    self.countAfterCleaning = max(16, self.dependents.count)
  }

  func change(to values: EnvironmentValues) {
    self.values = values
    for dependent in self.dependents { dependent.value?.environmentChanged(to: values) }
  }
}

/// Something that is told when the environment that it reads may have changed.
protocol EnvironmentDependent: AnyObject {
  func environmentChanged(to values: EnvironmentValues)
}

private struct WeakDependent {
  weak var value: (any EnvironmentDependent)?
}

/// A node that changes the environment for the views below it.
class EnvironmentNode: WrapperNode, EnvironmentDependent {
  final let source: EnvironmentSource
  private final let outer: EnvironmentSource
  private final var change: (inout EnvironmentValues) -> Void

  init(_ change: @escaping (inout EnvironmentValues) -> Void, in parent: Node) {
    self.outer = parent.environmentSource
    self.change = change
    var values = self.outer.values
    change(&values)
    self.source = EnvironmentSource(values)
    super.init(in: parent)
    self.outer.add(self)
  }

  final func update(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
    self.environmentChanged(to: self.outer.values)
  }

  final func environmentChanged(to values: EnvironmentValues) {
    var values = values
    self.change(&values)
    self.source.change(to: values)
  }
}

extension Node {
  /// The environment that the node's children find.
  final var environmentSource: EnvironmentSource {
    var node: Node? = self
    while let next = node {
      if let next = next as? EnvironmentNode { return next.source }
      node = next.parent
    }
    return self.graph.environment
  }

  /// Whether the controls here can be used.
  final var isEnabled: Bool { self.environmentSource.values.isEnabled }
}

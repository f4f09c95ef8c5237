extension View {
  /// Sets a value of the environment for this view and the views in it.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - value: The value.
  /// - Returns: The view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of this view and the views in it.
  ///
  /// - Parameter object: The object; `nil` takes away one from further up.
  /// - Returns: The view.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { $0[T.self] = object }
  }

  /// Changes a value of the environment for this view and the views in it.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - transform: Changes it.
  /// - Returns: The view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Sets whether people can use the controls in this view.
  ///
  /// - Parameter disabled: Whether they cannot. A control is enabled only if nothing around it is
  ///   disabled.
  /// - Returns: The view.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    self.transformEnvironment(\.isEnabled) { $0 = $0 && disabled == false }
  }
}

private struct EnvironmentView<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension EnvironmentView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = EnvironmentNode(view.change, in: parent)
    node.child = Content._make(view.content, in: node)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: EnvironmentNode.self)
    node.update(view.change)
    if let child = node.child { Content._update(child, with: view.content) }
  }
}

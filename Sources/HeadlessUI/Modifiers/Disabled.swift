extension View {
  /// Sets whether people can use the controls in this view.
  ///
  /// - Parameter disabled: Whether they cannot. A control is enabled only if nothing around it is
  ///   disabled.
  /// - Returns: The view.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    DisabledView(content: self, isDisabled: disabled)
  }
}

private struct DisabledView<Content: View> {
  let content: Content
  let isDisabled: Bool
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension DisabledView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = DisabledNode(in: parent)
    node.isDisabled = view.isDisabled
    node.child = Content._make(view.content, in: node)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: DisabledNode.self)
    node.isDisabled = view.isDisabled
    if let child = node.child { Content._update(child, with: view.content) }
  }
}

private final class DisabledNode: WrapperNode {
  var isDisabled = false
}

extension Node {
  /// Whether nothing around the node is disabled.
  final var isEnabled: Bool {
    var node: Node? = self
    while let next = node {
      if let next = next as? DisabledNode, next.isDisabled { return false }
      node = next.parent
    }
    return true
  }
}

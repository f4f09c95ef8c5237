extension View {
  /// Binds the view's identity to a value: when the value changes, a new view takes the place of
  /// the old one, whose state ends.
  ///
  /// - Parameter id: The value.
  /// - Returns: The view.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

private struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension IdentifiedView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = IdentityNode(view.id, in: parent)
    node.show(view.content, as: view.id)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    unsafeDowncast(node, to: IdentityNode<ID>.self).show(view.content, as: view.id)
  }
}

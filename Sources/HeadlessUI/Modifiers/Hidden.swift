extension View {
  /// Hides the view: it keeps its place and its state and appears as ever, but nobody sees or uses it.
  ///
  /// - Returns: The view.
  nonisolated public func hidden() -> some View {
    HiddenView(content: self)
  }
}

private struct HiddenView<Content: View> {
  let content: Content
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension HiddenView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = HiddenNode(in: parent)
    node.child = Content._make(view.content, in: node)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: HiddenNode.self)
    if let child = node.child { Content._update(child, with: view.content) }
  }
}

/// Keeps what is below it off the screen; its controls are not found.
final class HiddenNode: WrapperNode {
  override func describe(to screen: inout ScreenText) {}
}

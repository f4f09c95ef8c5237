extension View {
  /// Says which value of a selection this view stands for, in a picker, a tab view or a list.
  ///
  /// - Parameters:
  ///   - tag: The value; of the selection's type, or of the type that the selection is optional of.
  ///   - includeOptional: Ignored: a tag always serves an optional selection too.
  /// - Returns: The view.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

private struct TaggedView<Content: View> {
  let content: Content
  let tag: AnyHashable
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension TaggedView: _ContentView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = TagNode(in: parent)
    node.tag = view.tag
    node.child = Content._make(view.content, in: node)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: TagNode.self)
    node.tag = view.tag
    if let child = node.child { Content._update(child, with: view.content) }
  }

  static func _list(_ view: Self, into elements: inout ElementList) {
    elements.append(view.content) { $0.tag = view.tag }
  }
}

private final class TagNode: WrapperNode {
  var tag: AnyHashable?

  override func forEachRow(_ visit: @MainActor (Node, AnyHashable?) -> Void) {
    visit(self, self.tag)
  }
}

extension View {
  /// Puts views in front of this one, in a place that is ignored.
  ///
  /// They are as real as it is, and stand after it on screen.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content())
  }

  /// Puts a view in front of this one, in a place that is ignored.
  ///
  /// It is as real, and stands after it on screen.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: overlay)
  }

  /// Puts views behind this one, in a place that is ignored.
  ///
  /// They are as real as it is, and stand after it on screen.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content())
  }

  /// Puts a view behind this one, in a place that is ignored.
  ///
  /// It is as real, and stands after it on screen.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background)
  }
}

private struct LayeredView<Content: View, Layer: View> {
  let content: Content
  let layer: Layer
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension LayeredView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = LayersNode(in: parent)
    node.child = Content._make(view.content, in: node)
    node.layer = Layer._make(view.layer, in: node)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: LayersNode.self)
    if let child = node.child { Content._update(child, with: view.content) }
    if let layer = node.layer { Layer._update(layer, with: view.layer) }
  }
}

private final class LayersNode: Node {
  var child: Node?
  var layer: Node?

  override func forEachChild(_ visit: @MainActor (Node) -> Void) {
    if let child = self.child { visit(child) }
    if let layer = self.layer { visit(layer) }
  }

  // One row, with the tag of the view in front of which, or behind which, the layer is.
  override func forEachRow(_ visit: @MainActor (Node, AnyHashable?) -> Void) {
    var tags: [AnyHashable?] = []
    self.child?.forEachRow { tags.append($1) }
    visit(self, tags.count == 1 ? tags[0] : nil)
  }
}

extension View {
  /// Adds an action to perform when the view appears: after the update that showed it.
  ///
  /// - Parameter action: The action.
  /// - Returns: The view.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: action, onDisappear: nil)
  }

  /// Adds an action to perform when the view disappears: after the update that took it away.
  ///
  /// - Parameter action: The action. It reads current state.
  /// - Returns: The view.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, onAppear: nil, onDisappear: action)
  }
}

private struct AppearanceView<Content: View> {
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension AppearanceView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = AppearanceNode(in: parent)
    node.onAppear = view.onAppear
    node.onDisappear = view.onDisappear
    node.child = Content._make(view.content, in: node)
    node.queueAppearance()
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: AppearanceNode.self)
    node.onAppear = view.onAppear
    node.onDisappear = view.onDisappear
    if let child = node.child { Content._update(child, with: view.content) }
  }
}

private final class AppearanceNode: WrapperNode {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  override var hasAppearanceActions: Bool { true }

  override func appear() {
    guard let action = self.onAppear else { return }
    self.graph.world.trace { "\(self.nearestViewName ?? "") onAppear" }
    action()
  }

  override func disappear() {
    guard let action = self.onDisappear else { return }
    self.graph.world.trace { "\(self.nearestViewName ?? "") onDisappear" }
    action()
  }
}

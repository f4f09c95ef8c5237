extension View {
  /// Sets how the view comes and goes.
  ///
  /// HeadlessUI shows no transition. One thing remains of it: a view with the identity transition
  /// goes at once, so it disappears before what takes its place appears.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }
}

/// How a view comes and goes.
public struct AnyTransition: Equatable, Sendable {
  private let name: String

  /// No transition: the view is there, or it is not.
  public static let identity = AnyTransition(name: "identity")
  /// Fading.
  public static let opacity = AnyTransition(name: "opacity")
  /// Growing and shrinking.
  public static let scale = AnyTransition(name: "scale")
  /// Sliding in from the leading edge and out at the trailing one.
  public static let slide = AnyTransition(name: "slide")
}

private struct TransitionView<Content: View> {
  let content: Content
  let transition: AnyTransition
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension TransitionView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = TransitionNode(in: parent)
    node.transition = view.transition
    node.child = Content._make(view.content, in: node)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: TransitionNode.self)
    node.transition = view.transition
    if let child = node.child { Content._update(child, with: view.content) }
  }
}

private final class TransitionNode: WrapperNode {
  var transition = AnyTransition.opacity
}

extension Node {
  /// Whether the view here goes at once when it is replaced.
  ///
  /// Other modifiers may stand around it.
  final var goesAtOnce: Bool {
    if let node = self as? TransitionNode { return node.transition == .identity }
    return (self as? WrapperNode)?.child?.goesAtOnce ?? false
  }
}

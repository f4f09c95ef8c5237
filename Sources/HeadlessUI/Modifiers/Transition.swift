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
  /// Whether what is here goes at once when it is taken away.
  ///
  /// A transition around it counts, of several the outermost; if there is none, those of the views in
  /// it count. Other modifiers, groups and views with a body may stand between.
  @MainActor final var goesAtOnce: Bool {
    var outermost: AnyTransition?
    var node = self.parent
    while let next = node, next.isGroup {
      if let next = next as? TransitionNode { outermost = next.transition }
      node = next.parent
    }
    return outermost.map { $0 == .identity } ?? self.hasOnlyIdentityTransitions ?? false
  }

  /// Whether all views here have the identity transition; `nil` if there is no view.
  @MainActor private final var hasOnlyIdentityTransitions: Bool? {
    if let node = self as? TransitionNode { return node.transition == .identity }
    guard self.isGroup else { return false }
    var result: Bool?
    self.forEachChild { child in
      if result != false { result = child.hasOnlyIdentityTransitions ?? result }
    }
    return result
  }
}

extension View {
  /// Sets how high a sheet is; ignored.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Shows or hides the mark that a sheet can be pulled; ignored.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets whether people can swipe the sheet that the view is in away; code still can dismiss it.
  ///
  /// - Parameter isDisabled: Whether they cannot.
  /// - Returns: The view.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    HeldView(content: self, isHeld: isDisabled)
  }
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let height: String

  /// About half of the screen.
  public static let medium = PresentationDetent(height: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(height: "large")

  /// A fraction of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: "\(fraction) of the screen")
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: "\(height) points")
  }
}

private struct HeldView<Content: View> {
  let content: Content
  let isHeld: Bool
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension HeldView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = HoldingNode(in: parent)
    node.isHeld = view.isHeld
    node.child = Content._make(view.content, in: node)
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: HoldingNode.self)
    node.isHeld = view.isHeld
    if let child = node.child { Content._update(child, with: view.content) }
  }
}

private final class HoldingNode: WrapperNode {
  var isHeld = false
}

extension PresentationNode {
  /// Whether a view in the sheet keeps people from swiping it away.
  @MainActor final var isHeld: Bool {
    var isHeld = false
    self.presented?.visitVisible { if ($0 as? HoldingNode)?.isHeld == true { isHeld = true } }
    return isHeld
  }
}

/// A view that is updated only if its `==` finds it different, whatever its fields say.
public struct EquatableView<Content: View & Equatable>: View {
  /// An equatable view has no body of its own.
  public typealias Body = Never

  /// The view.
  public var content: Content

  /// Wraps a view.
  ///
  /// - Parameter content: The view.
  public init(content: Content) {
    self.content = content
  }

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = EquatableNode(view.content, in: parent)
    node.child = Content._make(view.content, in: node)
    return node
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    unsafeDowncast(node, to: EquatableNode<Content>.self).update(view.content)
  }

  /// Lists the elements.
  public static func _list(_ view: Self, into elements: inout ElementList) {
    elements.append(view, modifying: view.content)
  }
}

extension View where Self: Equatable {
  /// Keeps the view from being updated as long as it equals its predecessor.
  ///
  /// - Returns: The view.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}

private final class EquatableNode<Content: View & Equatable>: WrapperNode {
  private var content: Content

  init(_ content: Content, in parent: Node) {
    self.content = content
    super.init(in: parent)
  }

  @MainActor func update(_ next: Content) {
    let isChanged = self.content != next
    self.content = next
    guard let child = self.child else { return }
    if let view = child as? ViewNode<Content> {
      view.update(next, isChanged: isChanged)
    } else if isChanged {
      Content._update(child, with: next)
    }
  }
}

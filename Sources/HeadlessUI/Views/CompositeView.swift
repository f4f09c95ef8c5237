/// A view of the runtime that is made of others.
///
/// It is evaluated as a view with a body is: what `_content` reads, it depends on. But it is nobody's
/// own view, and no report names it.
public protocol _CompositeView: View where Body == Never {
  /// The type of the content.
  associatedtype _Content: View

  /// What the view consists of.
  @ViewBuilder var _content: _Content { get }
}

extension _CompositeView {
  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    CompositeNode(view, in: parent)
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    unsafeDowncast(node, to: CompositeNode<Self>.self).update(view)
  }
}

private final class CompositeNode<V: _CompositeView>: HostNode<V, V._Content> {
  @MainActor override init(_ value: V, in parent: Node) {
    super.init(value, in: parent)
    self.evaluate()
  }

  override func content(of value: V) -> V._Content { value._content }
}

/// A view of the runtime that text cannot show.
public protocol _BlankView: View where Body == Never {}

extension _BlankView {
  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node { Node(in: parent) }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {}
}

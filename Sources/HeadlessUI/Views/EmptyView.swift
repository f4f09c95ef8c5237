/// A view that shows nothing.
public struct EmptyView: View {
  /// An empty view has no body.
  public typealias Body = Never

  /// Creates an empty view.
  nonisolated public init() {}

  /// Makes the node.
  public static func _make(_ view: EmptyView, in parent: Node) -> Node { Node(in: parent) }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: EmptyView) {}

  /// Lists the elements.
  public static func _list(_ view: EmptyView, into elements: inout ElementList) {}
}

/// A view of a type that does not show.
///
/// A value of another type in its place is another identity; as it cannot be a transition, the old
/// view goes before the new one comes.
public struct AnyView: View {
  /// An erased view has no body.
  public typealias Body = Never

  private let view: ErasedView
  private let type: ObjectIdentifier

  /// Erases the type of a view.
  ///
  /// - Parameter view: The view.
  public init<V: View>(_ view: V) {
    if let view = view as? AnyView {
      self = view
    } else {
      self.view = ErasedView(view)
      self.type = ObjectIdentifier(V.self)
    }
  }

  /// Erases the type of a view.
  ///
  /// - Parameter view: The view.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  /// Makes the node.
  public static func _make(_ view: AnyView, in parent: Node) -> Node {
    let node = IdentityNode(view.type, in: parent)
    // Views that contain themselves without end do so by way of this one, unless they have a body.
    if node.graph.fault == nil { self._update(node, with: view) }
    return node
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: AnyView) {
    unsafeDowncast(node, to: IdentityNode<ObjectIdentifier>.self).show(
      as: view.type,
      oldGoesFirst: true,
      update: view.view.update,
      make: view.view.make
    )
  }
}

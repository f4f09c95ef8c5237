/// One of two views, as an `if` with `else` or a `switch` makes it.
///
/// The branches are two identities.
public struct _ConditionalContent<First: View, Second: View>: View {
  /// Conditional content has no body.
  public typealias Body = Never

  enum Branch {
    case first(First)
    case second(Second)
  }

  private let branch: Branch

  init(_ branch: Branch) {
    self.branch = branch
  }

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = IdentityNode(0, in: parent)
    self._update(node, with: view)
    return node
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: IdentityNode<Int>.self)
    switch view.branch {
    case .first(let view): node.show(view, as: 1)
    case .second(let view): node.show(view, as: 2)
    }
  }

  /// Lists the elements.
  public static func _list(_ view: Self, into elements: inout ElementList) {
    switch view.branch {
    case .first(let view): elements.append(view, at: 1)
    case .second(let view): elements.append(view, at: 2)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has no body.
  public typealias Body = Never

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = IdentityNode(0, in: parent)
    self._update(node, with: view)
    return node
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: IdentityNode<Int>.self)
    switch view {
    case .some(let view): node.show(view, as: 0)
    case .none: node.clear()
    }
  }

  /// Lists the elements.
  public static func _list(_ view: Self, into elements: inout ElementList) {
    if let view { elements.append(view, at: 0) }
  }
}

/// Several views one after the other, as a block of a view builder makes them.
public struct TupleView<each Content: View>: View {
  /// A tuple view has no body.
  public typealias Body = Never

  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = TupleNode(in: parent)
    for child in repeat each view.content { node.children.append(make(child, in: node)) }
    return node
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    let children = unsafeDowncast(node, to: TupleNode.self).children
    var index = 0
    for child in repeat each view.content {
      update(children[index], with: child)
      index += 1
    }
  }

  /// Lists the elements.
  public static func _list(_ view: Self, into elements: inout ElementList) {
    var place = 0
    for child in repeat each view.content {
      elements.append(child, at: place)
      place += 1
    }
  }
}

// The static requirements, callable for an element of a pack.

@MainActor private func make<Content: View>(_ view: Content, in parent: Node) -> Node {
  Content._make(view, in: parent)
}

@MainActor private func update<Content: View>(_ node: Node, with view: Content) {
  Content._update(node, with: view)
}

/// A view that consists of another one.
public protocol _ContentView: View where Body == Never {
  /// The type of the content.
  associatedtype Content: View

  /// The content.
  var content: Content { get }
}

/// A view that stands for its content: it needs no node of its own.
public protocol _TransparentView: _ContentView {}

extension _TransparentView {
  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    Content._make(view.content, in: parent)
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    Content._update(node, with: view.content)
  }
}

/// A view that does something to its content, and is to a container what its content is.
public protocol _ModifiedView: _ContentView {}

extension _ModifiedView {
  /// Lists the elements.
  public static func _list(_ view: Self, into elements: inout ElementList) {
    elements.append(view, modifying: view.content)
  }
}

/// A view that makes one thing of its content: a container, however it arranges it.
public protocol _ContainerView: _ContentView {}

extension _ContainerView {
  /// Makes the node.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    let node = ContainerNode(in: parent)
    node.child = Content._make(view.content, in: node)
    return node
  }

  /// Gives the node the next value.
  public static func _update(_ node: Node, with view: Self) {
    if let child = unsafeDowncast(node, to: ContainerNode.self).child {
      Content._update(child, with: view.content)
    }
  }
}

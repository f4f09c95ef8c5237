/// A part of an app's user interface, described by a value with a body.
///
/// The underscored requirements are how the runtime treats its own views differently; their defaults
/// serve every view that has a body.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that the body makes.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }

  /// Makes the node of a view that has just become part of the tree.
  static func _make(_ view: Self, in parent: Node) -> Node

  /// Gives a node the next value of its view.
  static func _update(_ node: Node, with view: Self)

  /// Lists what a container sees as its elements: the view itself, or the views that it groups.
  static func _list(_ view: Self, into elements: inout ElementList)
}

extension View {
  /// Makes the node of a view with a body.
  public static func _make(_ view: Self, in parent: Node) -> Node {
    ViewNode(view, in: parent)
  }

  /// Gives the node of a view with a body its next value.
  public static func _update(_ node: Node, with view: Self) {
    unsafeDowncast(node, to: ViewNode<Self>.self).update(view)
  }

  /// Lists the view as one element.
  public static func _list(_ view: Self, into elements: inout ElementList) {
    elements.append(view)
  }
}

extension View where Body == Never {
  /// Never called: the runtime knows what such a view shows.
  public var body: Never {
    fatalError("\(Self.self) is a view of the runtime: it has no body.")
  }
}

extension Never: View {
  /// Never called: there is no such view.
  public var body: Never { fatalError("There is no such view.") }
}

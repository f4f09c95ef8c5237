/// A node with one child and nothing to decide.
class WrapperNode: Node {
  final var child: Node?

  override final func forEachChild(_ visit: (Node) -> Void) {
    if let child = self.child { visit(child) }
  }
}

/// A node of several children at fixed places.
final class TupleNode: Node {
  var children: ContiguousArray<Node> = []

  override func forEachChild(_ visit: (Node) -> Void) {
    for child in self.children { visit(child) }
  }
}

/// A node whose child is replaced when its identity changes: a branch, an optional, an `.id`.
final class IdentityNode<ID: Equatable>: WrapperNode {
  private var id: ID

  init(_ id: ID, in parent: Node) {
    self.id = id
    super.init(in: parent)
  }

  /// Shows a view under an identity: the next value of the one there is, or a new one in its place.
  ///
  /// The new view comes before the old one goes, so it also appears first.
  @MainActor func show<Content: View>(_ view: Content, as id: ID) {
    if let child = self.child, id == self.id { return Content._update(child, with: view) }
    let old = self.child
    self.id = id
    self.child = Content._make(view, in: self)
    old?.retire()
  }

  /// Shows nothing.
  @MainActor func clear() {
    let old = self.child
    self.child = nil
    old?.retire()
  }
}

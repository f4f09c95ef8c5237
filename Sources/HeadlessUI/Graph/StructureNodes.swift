/// A node with one child and nothing to decide.
class WrapperNode: Node {
  final var child: Node?

  override var isGroup: Bool { true }

  override final func forEachChild(_ visit: @MainActor (Node) -> Void) {
    if let child = self.child { visit(child) }
  }

  // One row in it is this node, modified as it is; several are rows each.
  override func forEachRow(_ visit: @MainActor (Node, AnyHashable?) -> Void) {
    guard self.isGroup, let child = self.child else { return visit(self, nil) }
    var rows: [(node: Node, tag: AnyHashable?)] = []
    child.forEachRow { rows.append(($0, $1)) }
    if rows.count == 1 { return visit(self, rows[0].tag) }
    for row in rows { visit(row.node, row.tag) }
  }

  override var section: HeadedNode? { self.isGroup ? self.child?.section : nil }
}

/// A node that makes one thing of what is in it.
final class ContainerNode: WrapperNode {
  override var isGroup: Bool { false }
}

/// A node of several children at fixed places.
final class TupleNode: Node {
  var children: ContiguousArray<Node> = []

  override var isGroup: Bool { true }

  override func forEachChild(_ visit: @MainActor (Node) -> Void) {
    for child in self.children { visit(child) }
  }

  override func forEachRow(_ visit: @MainActor (Node, AnyHashable?) -> Void) {
    for child in self.children { child.forEachRow(visit) }
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
  /// - Parameters:
  ///   - id: The identity.
  ///   - oldGoesFirst: Whether a view that is replaced disappears before the new one appears; by
  ///     default after it.
  ///   - update: Gives the node that there is the next value.
  ///   - make: Makes a new node.
  @MainActor func show(
    as id: ID,
    oldGoesFirst: Bool = false,
    update: @MainActor (Node) -> Void,
    make: @MainActor (_ parent: Node) -> Node
  ) {
    if let child = self.child, id == self.id { return update(child) }
    self.clear(atOnce: oldGoesFirst)
    self.id = id
    self.child = make(self)
  }

  /// Shows a view under an identity.
  @MainActor func show<Content: View>(_ view: Content, as id: ID) {
    self.show(as: id) {
      Content._update($0, with: view)
    } make: {
      Content._make(view, in: $0)
    }
  }

  override func forEachRow(_ visit: @MainActor (Node, AnyHashable?) -> Void) {
    self.child?.forEachRow(visit)
  }

  /// Shows nothing.
  @MainActor func clear(atOnce: Bool = false) {
    guard let old = self.child else { return }
    self.child = nil
    old.retire(atOnce: atOnce || old.goesAtOnce)
  }
}

/// The node of a `ForEach`: its children by their ids.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
  private var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<Key> = []
  private var children: ContiguousArray<Node> = []

  /// An id, and which of the elements with that id: no two should have the same, but they may.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  @MainActor init(_ view: ForEach<Data, ID, Content>, in parent: Node) {
    self.view = view
    super.init(in: parent)
    self.evaluate()
  }

  @MainActor func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    self.evaluate()
  }

  // An evaluation of its own: what the content closure reads concerns this node, not its parent.
  @MainActor override func evaluate() {
    self.isDirty = false
    var contents: ContiguousArray<Content> = []
    var ids: ContiguousArray<ID> = []
    self.graph.track(self) {
      contents = ContiguousArray(self.view.elements.lazy.map(self.view.content))
      ids = ContiguousArray(self.view.elements.lazy.map(self.view.identify))
    }
    if self.hasSameIDs(ids) {
      for index in contents.indices { Content._update(self.children[index], with: contents[index]) }
    } else {
      self.rearrange(ids, contents)
    }
  }

  private func hasSameIDs(_ next: ContiguousArray<ID>) -> Bool {
    next.count == self.ids.count
      && zip(next, self.ids).allSatisfy { $0 == $1.id }
  }

  @MainActor private func rearrange(
    _ ids: ContiguousArray<ID>,
    _ contents: ContiguousArray<Content>
  ) {
    var old = Dictionary(uniqueKeysWithValues: zip(self.ids, self.children))
    let oldOrder = self.ids
    self.ids = self.keys(for: ids)
    self.children = ContiguousArray(
      self.ids.indices.map { index in
        guard let node = old.removeValue(forKey: self.ids[index]) else {
          return Content._make(contents[index], in: self)
        }
        Content._update(node, with: contents[index])
        return node
      }
    )
    for key in oldOrder { old.removeValue(forKey: key)?.retire() }
  }

  private func keys(for ids: ContiguousArray<ID>) -> ContiguousArray<Key> {
    var counts: [ID: Int] = [:]
    return ContiguousArray(
      ids.map { id in
        let occurrence = counts[id, default: 0]
        counts[id] = occurrence + 1
        if occurrence == 1 {
          self.graph.world.warn(
            """
            ForEach: the ID \(id) occurs multiple times within the collection, this will give \
            undefined results.
            """
          )
        }
        return Key(id: id, occurrence: occurrence)
      }
    )
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for child in self.children { visit(child) }
  }

  override func forEachRow(_ visit: (Node, AnyHashable?) -> Void) {
    for (key, child) in zip(self.ids, self.children) {
      child.forEachRow { visit($0, $1 ?? AnyHashable(key.id)) }
    }
  }
}

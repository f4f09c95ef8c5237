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
  //
  // Buffers and plain loops: in code that is generic in another module's types, every array and every
  // lazy sequence more is a type to be looked up at run time, for each element.
  @MainActor override func evaluate() {
    self.isDirty = false
    let elements = self.view.elements
    let (identify, content) = (self.view.identify, self.view.content)
    let ids = UnsafeMutableBufferPointer<ID>.allocate(capacity: elements.count)
    let contents = UnsafeMutableBufferPointer<Content>.allocate(capacity: elements.count)
    defer {
      ids.deinitialize().deallocate()
      contents.deinitialize().deallocate()
    }
    self.graph.track(self) {
      elements.withUnsafeBufferPointer { elements in
        for index in 0..<elements.count {
          ids.initializeElement(at: index, to: identify(elements[index]))
          contents.initializeElement(at: index, to: content(elements[index]))
        }
      }
    }
    if self.hasSameIDs(ids) {
      self.children.withUnsafeBufferPointer { children in
        for index in 0..<children.count { Content._update(children[index], with: contents[index]) }
      }
    } else {
      self.rearrange(ids, contents)
    }
  }

  private func hasSameIDs(_ next: UnsafeMutableBufferPointer<ID>) -> Bool {
    guard next.count == self.ids.count else { return false }
    return self.ids.withUnsafeBufferPointer { ids in
      for index in 0..<ids.count where ids[index].id != next[index] { return false }
      return true
    }
  }

  @MainActor private func rearrange(
    _ ids: UnsafeMutableBufferPointer<ID>,
    _ contents: UnsafeMutableBufferPointer<Content>
  ) {
    let keys = self.keys(for: ids)
    if self.children.isEmpty {
      self.ids = keys
      self.children.reserveCapacity(keys.count)
      for content in contents { self.children.append(Content._make(content, in: self)) }
      return
    }
    var old = Dictionary(uniqueKeysWithValues: zip(self.ids, self.children))
    let kept = keys.map { old.removeValue(forKey: $0) }
    for key in self.ids {
      if let node = old.removeValue(forKey: key) { node.retire(atOnce: node.goesAtOnce) }
    }
    self.ids = keys
    self.children = ContiguousArray(
      keys.indices.map { index in
        guard let node = kept[index] else { return Content._make(contents[index], in: self) }
        Content._update(node, with: contents[index])
        return node
      }
    )
    for (index, child) in self.children.enumerated() { child.position = index }
  }

  private func keys(for ids: UnsafeMutableBufferPointer<ID>) -> ContiguousArray<Key> {
    var counts: [ID: Int] = [:]
    counts.reserveCapacity(ids.count)
    return ContiguousArray(
      ids.map { id in
        let occurrence = counts[id, default: 0]
        counts[id] = occurrence + 1
        if occurrence == 1 {
          self.graph.world.warn(
            """
            ForEach: the ID \(id) occurs multiple times within the collection, this will give \
            undefined results. (In \(self.nearestViewName ?? "a view"). All its elements are shown, \
            but which keeps which state is not promised: give each an ID of its own.)
            """
          )
        }
        return Key(id: id, occurrence: occurrence)
      }
    )
  }

  override var isGroup: Bool { true }

  override func forEachChild(_ visit: @MainActor (Node) -> Void) {
    for child in self.children { visit(child) }
  }

  override func forEachRow(_ visit: @MainActor (Node, AnyHashable?) -> Void) {
    for (key, child) in zip(self.ids, self.children) {
      child.forEachRow { visit($0, $1 ?? AnyHashable(key.id)) }
    }
  }
}

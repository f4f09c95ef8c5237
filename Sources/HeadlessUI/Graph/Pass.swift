/// The dirty nodes that one pass has still to evaluate, in the order of the tree: what stands further
/// up the screen first, parents before their children.
struct Pass {
  private var nodes: [Node] = []  // the next stands last, unless there are some to be put in order
  private var isOrdered = true

  /// Takes the nodes that are dirty.
  mutating func begin(_ dirty: inout [Node]) {
    swap(&self.nodes, &dirty)
    self.isOrdered = self.nodes.count < 2
  }

  /// Adds a node that has become dirty during the pass.
  mutating func add(_ node: Node) {
    self.isOrdered = self.nodes.isEmpty
    self.nodes.append(node)
  }

  private mutating func putInOrder() {
    if self.isOrdered { return }
    self.nodes.sort { $1.comesBefore($0) }
    self.isOrdered = true
  }

  /// Takes the next node.
  ///
  /// Those that were evaluated on the way are passed over.
  mutating func next() -> Node? {
    self.putInOrder()
    while let node = self.nodes.popLast() {
      if node.needsEvaluation { return node }
    }
    return nil
  }

  /// Takes the next node if it is below another one.
  mutating func next(below ancestor: Node) -> Node? {
    self.putInOrder()
    while let node = self.nodes.last {
      if node.needsEvaluation == false {
        self.nodes.removeLast()
      } else if node.isBelow(ancestor) {
        return self.nodes.removeLast()
      } else {
        return nil
      }
    }
    return nil
  }
}

extension Node {
  fileprivate final var needsEvaluation: Bool {
    self.isMounted && (self.isDirty || self.needsUpdate)
  }

  fileprivate final func isBelow(_ ancestor: Node) -> Bool {
    var node = self
    while node.depth > ancestor.depth, let parent = node.parent { node = parent }
    return node === ancestor && self !== ancestor
  }

  /// Whether the node stands above another one on screen, or around it.
  fileprivate final func comesBefore(_ other: Node) -> Bool {
    var (first, second) = (self, other)
    while first.depth > second.depth, let parent = first.parent { first = parent }
    while second.depth > first.depth, let parent = second.parent { second = parent }
    if first === second { return self.depth < other.depth }
    while let parent = first.parent, let otherParent = second.parent, parent !== otherParent {
      (first, second) = (parent, otherParent)
    }
    return first.position < second.position
  }
}

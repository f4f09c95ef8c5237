/// A place in the retained tree: what stays of a view from one evaluation to the next.
///
/// Each kind of view has its kind of node. A node is made by its view type's `_make` and afterwards
/// meets only values of that same type, through `_update`. It belongs to one graph, and lives on the
/// thread that drives the graph's simulation.
public class Node {
  final let graph: Graph
  unowned(unsafe) final let parent: Node?
  final let depth: Int
  /// Orders the node among its siblings: larger means further down the screen.
  ///
  /// By default the order in which they were made; parents that move their children set it.
  final var position: Int

  /// Whether something that the last evaluation read has changed since.
  final var isDirty = false
  /// How often the node was evaluated.
  final var evaluation = 0
  /// The pass that evaluated the node last.
  final var lastPass = 0
  /// Whether dynamic properties are to be updated although nothing that the body reads has changed.
  final var needsUpdate = false
  /// Whether the node is still part of the tree.
  final private(set) var isMounted = true
  /// Whether a reader of the screen would see it: not so in a tab that is not selected.
  final private(set) var isVisible: Bool

  /// What this node has read of the state of others.
  final var readStates: [any StateStorage] = []
  final private(set) var observer: NodeObserver?

  init(in parent: Node) {
    self.graph = parent.graph
    self.parent = parent
    self.depth = parent.depth + 1
    self.isVisible = parent.isVisible
    self.position = self.graph.nextSerial()
    if self.depth > self.graph.depthLimit { self.graph.stopTooDeep(at: self) }
  }

  init(rootOf graph: Graph) {
    self.graph = graph
    self.parent = nil
    self.depth = 0
    self.isVisible = true
    self.position = graph.nextSerial()
  }

  deinit {
    self.observer?.retire()
    self.graph.nodeCount -= 1
  }

  // MARK: - What kinds of nodes do differently

  /// Computes anew what the node shows.
  ///
  /// Called by the graph for a dirty node.
  @MainActor func evaluate() {
    self.isDirty = false
  }

  /// Visits the node's children in their order on screen.
  @MainActor func forEachChild(_ visit: @MainActor (Node) -> Void) {}

  /// Whether `appear` and `disappear` do anything.
  var hasAppearanceActions: Bool { false }

  /// Acts on having become visible; after the whole pass, children before parents.
  @MainActor func appear() {}

  /// Acts on no longer being visible.
  @MainActor func disappear() {}

  /// Acts on a watched value that the last pass saw change.
  @MainActor func valueChanged() {}

  /// Visits the rows that a list would make of this node, each with what a selection calls it.
  @MainActor func forEachRow(_ visit: @MainActor (Node, AnyHashable?) -> Void) { visit(self, nil) }

  /// The section that the node is, perhaps with modifiers around it.
  @MainActor var section: HeadedNode? { nil }

  /// Remembers what has changed, where somebody may ask.
  func noteChange(of storage: ObjectIdentifier) {}

  /// Whether a child shows when this node does: all but the tabs that are not selected.
  func shows(_ child: Node) -> Bool { true }

  /// Whether the node is nothing by itself on screen, and its children stand where it does.
  var isGroup: Bool { false }

  /// Writes the visible views at and below this node.
  @MainActor func describe(to screen: inout ScreenText) {
    self.forEachChild { if $0.isVisible { $0.describe(to: &screen) } }
  }

  /// What a person could do here, if anything.
  @MainActor var control: Control? { nil }

  /// What a person could do here, where it is several things.
  @MainActor var controls: [Control] { self.control.map { [$0] } ?? [] }

  /// The name of the view type that a person wrote, where the node stands for one.
  var viewName: String? { nil }
}

// MARK: - Dirty marking

extension Node {
  /// Marks the node as one to be evaluated in the next pass.
  final func invalidate() {
    guard self.isDirty == false, self.isMounted else { return }
    self.isDirty = true
    self.graph.schedule(self)
  }

  /// Marks the node as one to be evaluated because of a state that it reads.
  final func invalidate(because storage: any StateStorage) {
    self.noteChange(of: ObjectIdentifier(storage))
    self.invalidate()
  }

  /// The node's observer, made when it first reads an observable object.
  final func makeObserver() -> NodeObserver {
    if let observer = self.observer { return observer }
    let observer = NodeObserver(of: self)
    self.observer = observer
    return observer
  }

  /// The nearest view type above (or here) that a person wrote.
  final var nearestViewName: String? {
    var node: Node? = self
    while let next = node {
      if let name = next.viewName { return name }
      node = next.parent
    }
    return nil
  }
}

// MARK: - Coming and going

extension Node {
  /// Queues the appear action of a node just made.
  ///
  /// To be called after its children are made.
  @MainActor final func queueAppearance() {
    if self.isVisible { self.graph.queue(.appear(self)) }
  }

  /// Makes a node that is not shown yet, before it has children.
  final func startHidden() {
    self.isVisible = false
  }

  /// Shows or hides a subtree that stays in the tree, as a tab does.
  @MainActor final func setVisible(_ isVisible: Bool) {
    guard self.isVisible != isVisible else { return }
    self.isVisible = isVisible
    self.forEachChild { if self.shows($0) { $0.setVisible(isVisible) } }
    if self.hasAppearanceActions {
      self.graph.queue(isVisible ? .appear(self) : .disappear(self))
    }
  }

  /// Takes the subtree out of the tree: its disappear actions are queued, then its release.
  ///
  /// The queue must hold the last reference. Then the state of the subtree ends right after its
  /// disappear actions, and a `deinit` that cancels a task has done so before the driver returns.
  ///
  /// - Parameter atOnce: Whether it disappears in its turn; by default it does when all that appears
  ///   in the same update has appeared.
  @MainActor final func retire(atOnce: Bool = false) {
    self.unmount(atOnce: atOnce)
    self.graph.queue(.release(self), atOnce: atOnce)
  }

  @MainActor private final func unmount(atOnce: Bool) {
    self.isMounted = false
    self.forEachChild { $0.unmount(atOnce: atOnce) }
    if self.isVisible, self.hasAppearanceActions {
      self.graph.queue(.disappear(self), atOnce: atOnce)
    }
    self.isVisible = false
    for state in self.readStates { state.remove(self) }
    self.readStates = []
    self.observer?.retire()
  }
}

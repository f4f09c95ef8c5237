extension View {
  /// Adds an action to perform when a value has changed between two updates.
  ///
  /// - Parameters:
  ///   - value: The value to watch.
  ///   - initial: Whether to perform the action also when the view appears.
  ///   - action: The action: the latest one, with the old and the new value.
  /// - Returns: The view.
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Adds an action to perform when a value has changed between two updates.
  ///
  /// - Parameters:
  ///   - value: The value to watch.
  ///   - initial: Whether to perform the action also when the view appears.
  ///   - action: The action: the latest one.
  /// - Returns: The view.
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}

private struct ChangeView<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension ChangeView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = ChangeNode(view, in: parent)
    node.child = Content._make(view.content, in: node)
    if view.isInitial { node.queueAppearance() }
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: ChangeNode<Content, Value>.self)
    let old = node.view.value
    node.view = view
    // What the content watches is told first.
    if let child = node.child { Content._update(child, with: view.content) }
    node.compare(with: old)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>: WrapperNode {
  var view: ChangeView<Content, Value>
  /// The value before the change that waits to be told.
  private var oldValue: Value?
  private var cycle = 0
  private var rounds = 0

  /// How often one cycle may tell of a change; SwiftUI's cycle detector has the same budget.
  private static var limit: Int { 2 }

  init(_ view: ChangeView<Content, Value>, in parent: Node) {
    self.view = view
    super.init(in: parent)
  }

  @MainActor func compare(with old: Value) {
    guard old != self.view.value else { return }
    self.oldValue = old
    self.graph.queue(.valueChanged(self))
  }

  override var hasAppearanceActions: Bool { self.view.isInitial }

  override func appear() {
    self.view.action(self.view.value, self.view.value)
  }

  override func valueChanged() {
    guard let oldValue = self.oldValue else { return }
    self.oldValue = nil
    if self.cycle != self.graph.cycleCount {
      self.cycle = self.graph.cycleCount
      self.rounds = 0
    }
    self.rounds += 1
    if self.rounds <= Self.limit {
      self.graph.world.trace { "\(self.nearestViewName ?? "") onChange" }
      self.view.action(oldValue, self.view.value)
    } else if self.rounds == Self.limit + 1 {
      self.graph.world.warn(
        """
        onChange(of: \(Value.self)) action tried to update multiple times per frame. (In \
        \(self.nearestViewName ?? "a view"): the value that it watches changed again whenever it ran, \
        so it was stopped. Let it change something else, or only under a condition.)
        """
      )
    }
  }
}

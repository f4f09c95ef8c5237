extension View {
  /// Adds a task that starts when the view appears and is cancelled when it disappears.
  ///
  /// The action begins as a job of its own, after the update and its appear actions. A task that has
  /// ended does not start again before the next appearance; a running one keeps the action it started
  /// with, whatever later updates pass.
  ///
  /// - Parameters:
  ///   - name: A name that reports on the task show.
  ///   - priority: The task's priority. It does not influence the order of jobs in a simulation.
  ///   - file: Where the task is made.
  ///   - line: Where the task is made.
  ///   - action: What to run, on the actor that the closure is written in: in a body, the main actor.
  /// - Returns: The view.
  nonisolated public func task(
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, name: name, priority: priority, action: Unchecked(action))
  }

  /// Adds a task that starts when the view appears, and anew whenever a value changes.
  ///
  /// The value is compared with the one before when the view is updated. If it differs while the view
  /// is on screen, the running task is cancelled and a new one made, which does not wait for the old.
  ///
  /// - Parameters:
  ///   - value: The value to watch.
  ///   - name: A name that reports on the task show.
  ///   - priority: The task's priority. It does not influence the order of jobs in a simulation.
  ///   - file: Where the task is made.
  ///   - line: Where the task is made.
  ///   - action: What to run, on the actor that the closure is written in: in a body, the main actor.
  /// - Returns: The view.
  nonisolated public func task<T: Equatable>(
    id value: T,
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, name: name, priority: priority, action: Unchecked(action))
  }
}

private struct TaskView<Content: View, ID: Equatable> {
  typealias Action = @isolated(any) () async -> Void

  let content: Content
  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: Unchecked<Action>
}

// The conformance stands apart so that the type, and with it the modifier, is bound to no actor.
extension TaskView: _ModifiedView {
  static func _make(_ view: Self, in parent: Node) -> Node {
    let node = TaskNode(view, in: parent)
    node.child = Content._make(view.content, in: node)
    node.queueAppearance()
    return node
  }

  static func _update(_ node: Node, with view: Self) {
    let node = unsafeDowncast(node, to: TaskNode<Content, ID>.self)
    let isChanged = node.view.id != view.id
    node.view = view
    if let child = node.child { Content._update(child, with: view.content) }
    if isChanged { node.graph.queue(.valueChanged(node)) }
  }
}

/// Owns the task of a task modifier: at most one, none while the view is off screen.
private final class TaskNode<Content: View, ID: Equatable>: WrapperNode {
  var view: TaskView<Content, ID>
  private var task: Task<Void, Never>?
  /// The id that the task was made for.
  private var startedID: ID?

  init(_ view: TaskView<Content, ID>, in parent: Node) {
    self.view = view
    super.init(in: parent)
  }

  override var hasAppearanceActions: Bool { true }

  override func appear() {
    if self.task == nil { self.start() }
  }

  override func disappear() {
    self.cancel()
    self.task = nil
  }

  // The view may have appeared in the same update, and then with a task for the new id; or have gone.
  override func valueChanged() {
    guard self.isVisible, self.task != nil, self.startedID != self.view.id else { return }
    self.cancel()
    self.start()
  }

  private func cancel() {
    self.task?.cancel()
  }

  // Detached, as SwiftUI's own: the action begins one job later than one of a plain `Task` would.
  @MainActor private func start() {
    let action = self.view.action
    self.startedID = self.view.id
    self.task = Task.detached(name: self.view.name, priority: self.view.priority) {
      await action.value()
    }
  }
}

/// Carries a value over a boundary that is known to be safe and cannot be proven to be.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

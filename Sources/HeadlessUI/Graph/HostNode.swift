/// A node that holds dynamic properties: it keeps their state boxes, one slot each.
class PropertyHost: Node {
  final let layout: PropertyLayout
  final let slots: PropertySlots
  /// Why the evaluation under way takes place, for those who ask for it.
  final fileprivate(set) var changes = ChangeReasons()

  @MainActor init(of type: Any.Type, in parent: Node) {
    self.layout = PropertyLayout.of(type)
    self.slots = PropertySlots.make(count: self.layout.slotNames.count)
    super.init(in: parent)
  }

  /// Marks the node as one whose properties are to be updated, without a reason for a new body.
  final func invalidateUpdate() {
    guard self.layout.hasUpdates, self.isMounted else { return }
    self.needsUpdate = true
    self.graph.schedule(self)
  }

  override final func noteChange(of storage: ObjectIdentifier) {
    self.changes.states.append(storage)
  }
}

/// Why a view is evaluated.
struct ChangeReasons {
  /// The view has just become part of the tree.
  var isNew = true
  /// The value that its parent passes differs from the one before.
  var isValueChanged = true
  /// The states that were written.
  var states: [ObjectIdentifier] = []
}

extension PropertyHost {
  /// The names of the stored properties that have changed since the last evaluation, being dynamic
  /// properties or having such in them.
  final var changedProperties: [String] {
    var names: [String] = []
    for (name, object) in zip(self.layout.slotNames, self.slots.objects) {
      let isChanged = self.changes.isNew || self.isChanged(object)
      if isChanged, names.last != name { names.append(name) }
    }
    return names
  }

  private final func isChanged(_ object: AnyObject?) -> Bool {
    switch object {
    case let object as ForeignState:
      object.storage.map(self.changes.states.contains) ?? false
    case let object as CaseState:
      object.slots.objects.contains { self.isChanged($0) }
    case let object?:
      self.changes.states.contains(ObjectIdentifier(object))
    case nil:
      false
    }
  }
}

extension Node {
  /// Marks all hosts at and below the node dirty, and visits them.
  @MainActor final func forEachHost(_ visit: @MainActor (Node) -> Void) {
    if self is PropertyHost {
      self.isDirty = true
      visit(self)
    }
    self.forEachChild { $0.forEachHost(visit) }
  }
}

/// A node of a value that is evaluated to a view: a view with a body, a view modifier, an app.
///
/// An evaluation works on a copy of the value, in which the dynamic properties are installed and
/// updated in place; the copy's body is what is shown. What `update()` writes into plain stored
/// properties is therefore seen by this body and gone afterwards.
class HostNode<Value, Content: View>: PropertyHost {
  final var value: Value
  final private var content: Node?

  @MainActor init(_ value: Value, in parent: Node) {
    self.value = value
    super.init(of: Value.self, in: parent)
    self.trace("init")
  }

  /// The content of a value whose properties are installed.
  @MainActor func content(of value: Value) -> Content {
    fatalError("Each kind of host says what its content is.")
  }

  /// Takes the next value; evaluates it if it differs from the last or the node is dirty.
  @MainActor final func update(_ next: Value) {
    self.update(next, isChanged: self.isEqual(next) == false)
  }

  /// Takes the next value; evaluates it if the caller finds that it differs or the node is dirty.
  @MainActor final func update(_ next: Value, isChanged: Bool) {
    self.trace("init")
    guard isChanged || self.isDirty else { return self.graph.evaluateDirtyNodes(below: self) }
    self.changes.isValueChanged = isChanged
    self.value = next
    self.evaluate()
  }

  @MainActor override final func evaluate() {
    guard self.isDirty || self.changes.isValueChanged else { return self.updateProperties() }
    self.isDirty = false
    self.needsUpdate = false
    let content: Content?
    if self.layout.isEmpty {
      content = self.graph.track(self) { self.tracedContent(of: self.value) }
    } else {
      var copy = self.value
      content = self.graph.track(self) {
        self.layout.update(&copy, in: self)
        return self.tracedContent(of: copy)
      }
    }
    self.changes = ChangeReasons(isNew: false, isValueChanged: false)
    guard let content else { return }
    if let node = self.content {
      Content._update(node, with: content)
    } else {
      self.content = Content._make(content, in: self)
    }
  }

  /// The content; `nil` if the update cannot go on.
  @MainActor private final func tracedContent(of value: Value) -> Content? {
    guard self.graph.fault == nil else { return nil }
    self.graph.world.trace(self.viewName.map { .body(view: $0) }) {
      self.viewName.map { "\($0) body" }
    }
    return self.content(of: value)
  }

  private final func trace(_ event: String) {
    self.graph.world.trace { self.viewName.map { "\($0) \(event)" } }
  }

  /// Updates the dynamic properties and leaves it at that: no new body.
  @MainActor private final func updateProperties() {
    guard self.needsUpdate else { return }
    self.needsUpdate = false
    var copy = self.value
    self.graph.trackMore(self) { self.layout.update(&copy, in: self) }
  }

  override final var isGroup: Bool { true }

  override final func forEachChild(_ visit: @MainActor (Node) -> Void) {
    if let content = self.content { visit(content) }
  }

  override final func forEachRow(_ visit: @MainActor (Node, AnyHashable?) -> Void) {
    self.content?.forEachRow(visit)
  }

  @MainActor override final var section: HeadedNode? { self.content?.section }

  // Not isolated: comparing is plain reading, and the hot path of an update.
  private final func isEqual(_ next: Value) -> Bool {
    withUnsafePointer(to: next) { next in
      withUnsafePointer(to: &self.value) { self.layout.comparison.areEqual(at: $0, next) }
    }
  }
}

/// The node of a view that people write: one with a body.
final class ViewNode<V: View>: HostNode<V, V.Body> {
  @MainActor override init(_ value: V, in parent: Node) {
    super.init(value, in: parent)
    self.evaluate()
  }

  @MainActor override func content(of value: V) -> V.Body { value.body }

  override var viewName: String? { nameOfPersonsType(V.self) }
}

/// The name of a type that a person wrote; `nil` if it is one of the runtime's own.
func nameOfPersonsType(_ type: Any.Type) -> String? {
  String(reflecting: type).hasPrefix("HeadlessUI.") ? nil : String(describing: type)
}

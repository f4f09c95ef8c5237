/// A node that holds dynamic properties: it keeps their state boxes, one slot each.
class PropertyHost: Node {
  final let layout: PropertyLayout
  final private(set) var slots: ContiguousArray<AnyObject?>

  @MainActor init(of type: Any.Type, in parent: Node) {
    self.layout = PropertyLayout.of(type)
    self.slots = ContiguousArray(repeating: nil, count: self.layout.slotCount)
    super.init(in: parent)
  }

  deinit {
    for case let state as any StateStorage in self.slots { state.ownerIsGone() }
  }

  /// The object in a slot; on the first evaluation it is made.
  final func object<Object: AnyObject>(
    inSlot slot: Int,
    orMake make: () -> Object
  ) -> Object {
    if let object = self.slots[slot] { return unsafeDowncast(object, to: Object.self) }
    let object = make()
    self.slots[slot] = object
    return object
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
    self.evaluate()
  }

  /// The content of a value whose properties are installed.
  @MainActor func content(of value: Value) -> Content {
    fatalError("Each kind of host says what its content is.")
  }

  /// Takes the next value; evaluates it if it differs from the last or the node is dirty.
  @MainActor final func update(_ next: Value) {
    if self.isDirty == false, self.isEqual(next) { return }
    self.value = next
    self.evaluate()
  }

  @MainActor override final func evaluate() {
    self.isDirty = false
    let content: Content
    if self.layout.isEmpty {
      content = self.graph.track(self) { self.content(of: self.value) }
    } else {
      var copy = self.value
      content = self.graph.track(self) {
        self.layout.update(&copy, in: self)
        return self.content(of: copy)
      }
    }
    if let node = self.content {
      Content._update(node, with: content)
    } else {
      self.content = Content._make(content, in: self)
    }
  }

  override final func forEachChild(_ visit: (Node) -> Void) {
    if let content = self.content { visit(content) }
  }

  // Not isolated: comparing is plain reading, and the hot path of an update.
  private final func isEqual(_ next: Value) -> Bool {
    withUnsafePointer(to: next) { next in
      withUnsafePointer(to: &self.value) { self.layout.comparison.areEqual(at: $0, next) }
    }
  }
}

/// The node of a view that people write: one with a body.
final class ViewNode<V: View>: HostNode<V, V.Body> {
  @MainActor override func content(of value: V) -> V.Body { value.body }

  override var viewName: String? { String(describing: V.self) }
}

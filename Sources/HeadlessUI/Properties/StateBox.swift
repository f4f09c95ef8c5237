/// Where the value of a state is kept: by the node of the view that declares it.
final class StateBox<Value>: Location<Value>, StateStorage {
  private var current: Value
  /// What a later transaction has written, while an earlier one still waits for its pass.
  private var latest: Value?
  /// How many of its writes wait for their pass.
  private var waitingWrites = 0
  private var readers: StateReaders
  /// Looked up at the first write: most states are never written.
  private lazy var comparison = Comparison.of(Value.self)
  private let graph: Graph

  @MainActor init(_ value: Value, owner: PropertyHost) {
    self.current = value
    self.readers = StateReaders(owner: owner)
    self.graph = owner.graph
    self.graph.stateCount += 1
  }

  deinit {
    self.graph.stateCount -= 1
  }

  override var value: Value {
    get {
      guard let reader = self.graph.evaluating else { return self.latest ?? self.current }
      self.readers.add(reader, of: self)
      return self.current
    }
    set {
      if self.graph.evaluating != nil {
        self.warnOfWriteDuringUpdate()
      } else if self.graph.transactions.isImmediate {
        self.write(newValue)
      } else {
        self.latest = newValue
        self.waitingWrites += 1
        self.graph.transactions.add {
          self.waitingWrites -= 1
          if self.waitingWrites == 0 { self.latest = nil }
          self.write(newValue)
        }
      }
    }
  }

  private func warnOfWriteDuringUpdate() {
    let view = self.graph.currentViewName ?? "a view"
    self.graph.world.warn(
      """
      Modifying state during view update, this will cause undefined behavior. (A State of type \
      \(Value.self) was written while \(view) was evaluated; the write is dropped. Write it in an \
      action, such as that of a button, of onAppear or of a task.)
      """
    )
  }

  private func write(_ value: Value) {
    guard self.comparison.areEqual(self.current, value) == false else { return }
    self.current = value
    self.readers.invalidate(for: self)
  }

  override func noteHandedOn() {
    self.readers.ownerReads()
  }

  override var storage: (any StateStorage)? { self }

  func remove(_ reader: Node) {
    self.readers.remove(reader)
  }

  func ownerIsGone() {
    self.readers.ownerIsGone()
  }
}

/// A state box of whatever type, or something else that nodes read and are told of.
protocol StateStorage: AnyObject {
  /// Forgets a node that leaves the tree.
  func remove(_ reader: Node)

  /// Forgets the node that declared the state. Running tasks may hold the box for longer.
  func ownerIsGone()
}

/// The nodes that depend on one state.
struct StateReaders {
  private unowned(unsafe) var owner: PropertyHost?
  /// Whether the owner is one of them.
  ///
  /// Once it has read the value, it is for good.
  private var includesOwner = false
  /// Others: they read through a binding, or in a builder that runs as part of their evaluation.
  ///
  /// In no order: a pass puts what is dirty in order.
  private var others: [ObjectIdentifier: Reader] = [:]

  private struct Reader {
    let node: Unmanaged<Node>
    /// In which of the node's evaluations it has read: later ones may no longer do so.
    let evaluation: Int
  }

  init(owner: PropertyHost) {
    self.owner = owner
  }

  mutating func add(_ reader: Node, of storage: any StateStorage) {
    self.includesOwner = true
    if reader === self.owner { return }
    let known = self.others.updateValue(
      Reader(node: Unmanaged.passUnretained(reader), evaluation: reader.evaluation),
      forKey: ObjectIdentifier(reader)
    )
    if known == nil { reader.readStates.append(storage) }
  }

  mutating func ownerReads() {
    self.includesOwner = true
  }

  mutating func remove(_ reader: Node) {
    self.others.removeValue(forKey: ObjectIdentifier(reader))
  }

  mutating func ownerIsGone() {
    self.owner = nil
  }

  func invalidate(for storage: any StateStorage) {
    if self.includesOwner {
      self.owner?.invalidate(because: storage)
    } else {
      self.owner?.invalidateUpdate()
    }
    for reader in self.others.values {
      let node = reader.node.takeUnretainedValue()
      if node.evaluation == reader.evaluation { node.invalidate(because: storage) }
    }
  }
}

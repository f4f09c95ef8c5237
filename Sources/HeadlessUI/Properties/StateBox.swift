/// Where the value of a state is kept: by the node of the view that declares it.
final class StateBox<Value>: Location<Value>, StateStorage {
  private var stored: Value
  private var readers: StateReaders
  private let comparison: Comparison
  private let graph: Graph

  @MainActor init(_ value: Value, owner: Node) {
    self.stored = value
    self.readers = StateReaders(owner: owner)
    self.comparison = Comparison.of(Value.self)
    self.graph = owner.graph
  }

  override var value: Value {
    get {
      if let reader = self.graph.evaluating { self.readers.add(reader, of: self) }
      return self.stored
    }
    set {
      if self.graph.evaluating != nil {
        self.graph.world.warn(
          "Modifying state during view update, this will cause undefined behavior."
        )
      } else if self.comparison.areEqual(self.stored, newValue) == false {
        self.stored = newValue
        self.readers.invalidate()
      }
    }
  }

  override func noteHandedOn() {
    self.readers.ownerReads()
  }

  func remove(_ reader: Node) {
    self.readers.remove(reader)
  }

  func ownerIsGone() {
    self.readers.ownerIsGone()
  }
}

/// A state box of whatever type.
protocol StateStorage: AnyObject {
  /// Forgets a node that leaves the tree.
  func remove(_ reader: Node)

  /// Forgets the node that declared the state. Running tasks may hold the box for longer.
  func ownerIsGone()
}

/// The nodes that depend on one state.
struct StateReaders {
  private unowned(unsafe) var owner: Node?
  /// Whether the owner is one of them.
  ///
  /// Once it has read the value, it is for good.
  private var includesOwner = false
  /// Others: they read through a binding, or in a builder that runs as part of their evaluation.
  private var others: [Unmanaged<Node>] = []

  init(owner: Node) {
    self.owner = owner
  }

  mutating func add(_ reader: Node, of storage: any StateStorage) {
    self.includesOwner = true
    let reference = Unmanaged.passUnretained(reader)
    if reader === self.owner || self.others.contains(where: { $0.isSame(as: reference) }) { return }
    self.others.append(reference)
    reader.readStates.append(storage)
  }

  mutating func ownerReads() {
    self.includesOwner = true
  }

  mutating func remove(_ reader: Node) {
    let reference = Unmanaged.passUnretained(reader)
    self.others.removeAll { $0.isSame(as: reference) }
  }

  mutating func ownerIsGone() {
    self.owner = nil
  }

  func invalidate() {
    if self.includesOwner { self.owner?.invalidate() }
    for reader in self.others { reader.takeUnretainedValue().invalidate() }
  }
}

extension Unmanaged {
  fileprivate func isSame(as other: Self) -> Bool { self.toOpaque() == other.toOpaque() }
}

import Synchronization

/// Hears of changes to observable objects for one node.
///
/// Each evaluation begins a new generation: what was registered in an older one is ignored when it
/// arrives. So that such registrations do not pile up, a node that has left some behind registers in a
/// way that can be taken back; so does a node of a kind of which one has left the tree with some.
final class NodeObserver: @unchecked Sendable {
  // All but the last are touched on the driving thread alone.
  private unowned(unsafe) var node: Node?
  private let kind: ObjectIdentifier
  private var generation = 0
  /// To be read with whatever an evaluation reads, so that its registration can be taken back.
  private(set) var recall: Recall?
  /// How many registrations of this generation have not been used up.
  private var openCount = 0
  private var leftBehind = 0
  private let inbox: Inbox
  private let world: World
  private let isRecalling = Atomic(false)

  /// How many registrations a node may leave behind: what can be taken back costs more to make.
  private static var limit: Int { 8 }

  /// The kinds of nodes that may leave the tree with registrations in force.
  nonisolated(unsafe) private static var kindsThatLeave: Set<ObjectIdentifier> = []

  init(of node: Node) {
    self.node = node
    self.kind = ObjectIdentifier(type(of: node))
    self.inbox = node.graph.inbox
    self.world = node.graph.world
    if Self.kindsThatLeave.contains(self.kind) { self.recall = Recall() }
  }

  /// Makes what was registered up to now have no effect.
  func forgetThePast() {
    self.generation &+= 1
    guard self.openCount > 0 else { return }
    self.openCount = 0
    if let recall = self.recall {
      self.isRecalling.store(true, ordering: .relaxed)
      recall.takeBack()
      self.isRecalling.store(false, ordering: .relaxed)
    } else {
      self.leftBehind += 1
      if self.leftBehind == Self.limit { self.recall = Recall() }
    }
  }

  /// Hears nothing any more: the node leaves the tree.
  func retire() {
    self.node = nil
    if self.openCount > 0, self.recall == nil { Self.kindsThatLeave.insert(self.kind) }
    self.forgetThePast()
  }

  /// What the current generation registers with the objects that it has read.
  ///
  /// Asked for only if there are any.
  var callback: @Sendable () -> Void {
    self.openCount += 1
    let generation = self.generation
    return {
      if World.current === self.world {
        self.world.noticeCount += 1
        self.receive(generation)
      } else if self.isRecalling.load(ordering: .relaxed) == false {
        self.inbox.add(self, generation)
      }
    }
  }

  fileprivate func receive(_ generation: Int) {
    guard self.generation == generation else { return }
    self.openCount -= 1
    self.node?.invalidate()
  }
}

/// Takes registrations with observable objects back.
///
/// There is no call for that, but one change uses a registration up in *all* the objects that it is
/// with. So an object of ours is read too, and changed when the registration is not needed any more.
/// Else a view that is evaluated often beside an object that never changes would leave one behind each
/// time, and the change, when it comes, would have to go through all of them.
final class Recall: Observable {
  private let registrar = ObservationRegistrar()
  private var token: Void { () }

  private static let token = \Recall.token

  func beRead() {
    self.registrar.access(self, keyPath: Self.token)
  }

  func takeBack() {
    self.registrar.willSet(self, keyPath: Self.token)
    self.registrar.didSet(self, keyPath: Self.token)
  }
}

/// Changes of observable objects that were made outside the simulation: between two steps, or on
/// another thread.
///
/// They wait here for the next flush.
final class Inbox: Sendable {
  private let notices = Mutex<[(observer: NodeObserver, generation: Int)]>([])

  func add(_ observer: NodeObserver, _ generation: Int) {
    self.notices.withLock { $0.append((observer, generation)) }
  }

  var isEmpty: Bool { self.notices.withLock(\.isEmpty) }

  /// Hands out what has arrived.
  ///
  /// To be called on the driving thread.
  func deliver() {
    let notices = self.notices.withLock { notices in
      defer { notices = [] }
      return notices
    }
    for notice in notices { notice.observer.receive(notice.generation) }
  }
}

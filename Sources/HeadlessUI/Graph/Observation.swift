import Synchronization

/// Hears of changes to observable objects for one node.
///
/// Each evaluation begins a new generation: what was registered in an older one is taken back or, where
/// it could not be, ignored when it arrives.
final class NodeObserver: @unchecked Sendable {
  // All but the last are touched on the driving thread alone.
  private unowned(unsafe) var node: Node?
  private var generation = 0
  private var recall: Recall?
  /// How many registrations of this generation have not been used up.
  private var openCount = 0
  private let inbox: Inbox
  private let world: World
  private let isRecalling = Atomic(false)

  /// The kinds of nodes of which one has read an observable object.
  nonisolated(unsafe) private static var kindsThatRead: Set<ObjectIdentifier> = []

  init(of node: Node) {
    self.node = node
    self.inbox = node.graph.inbox
    self.world = node.graph.world
    if Self.kindsThatRead.contains(ObjectIdentifier(type(of: node))) { self.recall = Recall() }
  }

  /// Makes what was registered up to now have no effect.
  func forgetThePast() {
    self.generation &+= 1
    guard self.openCount > 0 else { return }
    self.openCount = 0
    self.isRecalling.store(true, ordering: .relaxed)
    self.recall?.takeBack()
    self.isRecalling.store(false, ordering: .relaxed)
  }

  /// Hears nothing any more: the node leaves the tree.
  func retire() {
    self.node = nil
    self.forgetThePast()
  }

  /// Makes the registration that is being prepared one that can be taken back.
  func noteRead() {
    self.recall?.beRead()
  }

  /// What the current generation registers with the objects that it has read.
  ///
  /// Asked for only if there are any.
  var callback: @Sendable () -> Void {
    self.openCount += 1
    if self.recall == nil, let node = self.node {
      // Too late for this registration. The next one, and those of all nodes of the kind, can be.
      self.recall = Recall()
      Self.kindsThatRead.insert(ObjectIdentifier(type(of: node)))
    }
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
private final class Recall: Observable {
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

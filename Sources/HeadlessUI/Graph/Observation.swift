import Synchronization

/// Hears of changes to observable objects for one node.
///
/// A registration with an observable object cannot be taken back. So each evaluation begins a new
/// generation, and what was registered in an older one is ignored when it arrives.
final class NodeObserver: @unchecked Sendable {
  // Both are touched on the driving thread alone.
  unowned(unsafe) var node: Node?
  private var generation = 0
  private let inbox: Inbox
  private let world: World

  init(of node: Node) {
    self.node = node
    self.inbox = node.graph.inbox
    self.world = node.graph.world
  }

  /// Makes what was registered up to now have no effect.
  func forgetThePast() {
    self.generation &+= 1
  }

  /// What the current generation registers with the objects that it has read.
  var callback: @Sendable () -> Void {
    let generation = self.generation
    return {
      if World.current === self.world {
        self.receive(generation)
      } else {
        self.inbox.add(self, generation)
      }
    }
  }

  fileprivate func receive(_ generation: Int) {
    if self.generation == generation { self.node?.invalidate() }
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

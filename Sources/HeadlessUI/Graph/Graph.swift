/// The retained tree of one simulation: which nodes are dirty, what is to be done after a pass.
///
/// A *pass* evaluates the dirty nodes, parents before children, each at most once; it only computes.
/// What views asked to be told about — that they appeared, disappeared, that a value changed — is
/// queued as *effects* and carried out between passes, in the order in which it was queued.
public final class Graph {
  /// What is to be done after the pass that found it out.
  enum Effect {
    case appear(Node)
    case disappear(Node)
    case valueChanged(Node)
    /// Lets go of a subtree that has left the tree, and so ends its state.
    case release(Node)
  }

  let world: World
  /// How deep nodes may stand in each other.
  let depthLimit: Int
  /// The node whose evaluation is under way: what is read now, it depends on.
  private(set) unowned(unsafe) var evaluating: Node?
  /// The node on whose behalf code of a person runs outside an evaluation.
  private unowned(unsafe) var acting: Node?
  let inbox = Inbox()
  /// The node above all others.
  weak var root: Node?
  /// The environment at the top.
  let environment = EnvironmentSource()
  var transactions = Transactions()
  /// Counts the cycles of updates: a flush begins one, and so does each transaction that has waited.
  ///
  /// What watches a value tells by it whether a round belongs to an earlier one.
  private(set) var cycleCount = 0
  /// Why the update under way cannot go on, if so.
  var fault: SimulationError?

  /// Whether every pass evaluates every view, changed or not: for tests that hold the two equal.
  var evaluatesEverything = false
  /// How many views were evaluated (their bodies, and what stands for a body in the runtime's own
  /// views that call builders).
  var evaluationCount = 0
  /// How many nodes there are.
  var nodeCount = 0
  /// How many states are kept, those that only a running task still holds included.
  var stateCount = 0
  private var lastSerial = 0

  private var dirty: [Node] = []
  /// The pass under way.
  private var pass = Pass()
  private var isPassing = false
  private var passCount = 0
  private var effects: [Effect] = []
  /// What is to be done about views that have gone: after everything else.
  private var departures: [Effect] = []

  init(world: World, depthLimit: Int) {
    self.world = world
    self.depthLimit = depthLimit
    world.graph = self
  }

  /// Names the view whose code runs right now, for reports on the tasks that it makes.
  var currentViewName: String? { (self.evaluating ?? self.acting)?.nearestViewName }

  /// Stops the update because a new node stands too deep.
  func stopTooDeep(at node: Node) {
    guard self.fault == nil else { return }
    self.fault = SimulationError(
      """
      Views are nested more than \(self.depthLimit) deep, the last of them in \
      \(node.parent?.nearestViewName ?? "no view with a body"). Look for a view whose body contains \
      itself without end.
      """
    )
  }

  func nextSerial() -> Int {
    self.nodeCount += 1
    self.lastSerial += 1
    return self.lastSerial
  }

  /// Has a node evaluated in the pass under way or, if that has evaluated it already, in the next.
  func schedule(_ node: Node) {
    // What the pass under way has evaluated is left to the next one.
    let isInThisPass = self.isPassing && node.lastPass != self.passCount
    if isInThisPass { self.pass.add(node) } else { self.dirty.append(node) }
  }

  func queue(_ effect: Effect) {
    self.effects.append(effect)
  }

  /// Queues what is to be done about a view that has gone: at once, in its turn, or when all that
  /// takes its place has appeared.
  func queue(_ effect: Effect, atOnce: Bool) {
    if atOnce { self.effects.append(effect) } else { self.departures.append(effect) }
  }

  /// Runs code of a person on behalf of a node, so that reports can name the view.
  @MainActor func act(for node: Node, _ body: @MainActor () -> Void) {
    let outer = self.acting
    self.acting = node
    defer { self.acting = outer }
    body()
  }
}

// MARK: - Updating

extension Graph {
  /// Evaluates and acts until nothing is left to do.
  ///
  /// - Parameter limit: How many passes there may be.
  /// - Throws: An error that names the views that keep changing.
  @MainActor func flush(limit: Int) throws(SimulationError) {
    var passes = 0
    self.cycleCount += 1
    while true {
      if let fault = self.fault { throw fault }
      self.inbox.deliver()
      if self.dirty.isEmpty == false {
        guard passes < limit else { throw self.neverSettles(after: passes) }
        passes += 1
        self.evaluateDirtyNodes()
      } else if self.effects.isEmpty == false || self.departures.isEmpty == false {
        self.performEffects()
      } else if self.transactions.isEmpty == false {
        self.cycleCount += 1
        for write in self.transactions.next() { write() }
      } else {
        return
      }
    }
  }

  /// Whether a flush would do anything.
  var hasWork: Bool {
    self.inbox.isEmpty == false || self.dirty.isEmpty == false || self.effects.isEmpty == false
      || self.departures.isEmpty == false || self.transactions.isEmpty == false
  }

  /// Drops what is still to be done, when the simulation is given up.
  func abandon() {
    self.dirty = []
    self.effects = []
    self.departures = []
  }

  @MainActor private func evaluateDirtyNodes() {
    if self.evaluatesEverything { self.root?.forEachHost { self.dirty.append($0) } }
    self.pass.begin(&self.dirty)
    self.isPassing = true
    self.passCount += 1
    defer { self.isPassing = false }
    while let node = self.pass.next() { node.evaluate() }
  }

  /// Evaluates the dirty nodes below one that is not evaluated itself.
  ///
  /// They would get their turn anyway. That it comes here makes the order in which a pass finds out
  /// about appearances and changes the order of the tree, whatever was skipped on the way.
  @MainActor func evaluateDirtyNodes(below node: Node) {
    while let next = self.pass.next(below: node) { next.evaluate() }
  }

  /// Carries out the effects one by one; each is let go of before the next begins.
  @MainActor private func performEffects() {
    var batch: [Effect] = []
    swap(&batch, &self.effects)
    batch += self.departures
    self.departures.removeAll(keepingCapacity: true)
    batch.reverse()
    while let effect = batch.popLast() {
      switch effect {
      case .appear(let node):
        // Also if a later pass has taken it away already: its disappear action follows.
        self.act(for: node) { node.appear() }
      case .disappear(let node):
        self.act(for: node) { node.disappear() }
      case .valueChanged(let node):
        if node.isMounted { self.act(for: node) { node.valueChanged() } }
      case .release:
        break
      }
    }
  }

  private func neverSettles(after passes: Int) -> SimulationError {
    let names = self.dirty.compactMap(\.nearestViewName)
    let views = Set(names).sorted().joined(separator: ", ")
    return SimulationError(
      """
      An update never settles: after \(passes) passes these views still change: \
      \(views.isEmpty ? "(views of the runtime)" : views). \
      Look for a state that is written in onAppear, onChange or update() each time it has changed.
      """
    )
  }
}

// MARK: - Tracking

extension Graph {
  /// Runs one evaluation of `node`.
  ///
  /// The state and the observable properties that `body` reads are what the node depends on from
  /// now on; a change of one of them marks it dirty.
  @MainActor func track<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = self.evaluating
    self.evaluating = node
    node.lastPass = self.passCount
    self.evaluationCount += 1
    node.evaluation += 1
    defer { self.evaluating = outer }
    let observer = node.makeObserver()
    observer.forgetThePast()
    return self.track(observer, body)
  }

  /// Runs code whose reads add to what the last evaluation of `node` depends on.
  @MainActor func trackMore(_ node: Node, _ body: () -> Void) {
    let outer = self.evaluating
    self.evaluating = node
    node.lastPass = self.passCount
    defer { self.evaluating = outer }
    self.track(node.makeObserver(), body)
  }

  private func track<Result>(_ observer: NodeObserver, _ body: () -> Result) -> Result {
    guard let recall = observer.recall else {
      return withObservationTracking(body, onChange: observer.callback)
    }
    let readingRecall = {
      defer { recall.beRead() }
      return body()
    }
    return withObservationTracking(readingRecall, onChange: observer.callback)
  }
}

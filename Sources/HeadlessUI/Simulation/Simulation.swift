/// Runs views without a screen, under a clock that moves when it is told to.
///
/// A simulation is synchronous: each of its functions returns when nothing is left to run. Views and
/// the tasks that they start run as ordinary Swift code; their jobs are executed in the order in which
/// they became ready, so that a simulation of the same code has the same transcript every time.
///
/// ```swift
/// let simulation = Simulation { CounterView() }
/// try simulation.tap("Add")
/// try simulation.advance(by: .seconds(3))
/// try simulation.end()
/// ```
@MainActor
public final class Simulation {
  let world: World
  let graph: Graph
  /// Above the view that was launched.
  let rootNode: WrapperNode
  let limits: Limits
  /// Why nothing more can be done, if so.
  var failure: SimulationError?
  private var isOver = false
  /// Is called before time moves, with the distance: where time shall pass for real, it waits.
  package var pace: (@MainActor (Duration) -> Void)?

  /// Launches a simulation of a view: its first update, its appear actions, its tasks.
  ///
  /// - Parameters:
  ///   - limits: When an update, a queue or a view counts as endless.
  ///   - traces: Whether the transcript also has the lifecycle events: `init` (a new value of a view),
  ///     `update`, `body`, `onAppear`, `onDisappear`, `onChange`, and what becomes of tasks.
  ///   - root: The view. A fault during the launch is thrown by the next call of any function.
  public convenience init<Root: View>(
    limits: Limits = Limits(),
    traces: Bool = false,
    @ViewBuilder root: () -> Root
  ) {
    self.init(limits: limits, traces: traces, evaluatesEverything: false, root: root)
  }

  init<Root: View>(
    limits: Limits = Limits(),
    traces: Bool = false,
    evaluatesEverything: Bool,
    observer: ((Transcript) -> Void)? = nil,
    @ViewBuilder root: () -> Root
  ) {
    self.limits = limits
    self.world = World()
    self.world.isTracing = traces
    self.world.recorder.observer = observer
    self.graph = Graph(world: self.world, depthLimit: limits.depth)
    self.graph.evaluatesEverything = evaluatesEverything
    self.rootNode = WrapperNode(rootOf: self.graph)
    self.graph.root = self.rootNode
    self.failure = self.fault(in: { try self.run("launch") { self.mount(root()) } })
  }

  /// Launches a simulation of an app.
  ///
  /// - Parameters:
  ///   - app: The app; what its first window shows.
  ///   - limits: When an update, a queue or a view counts as endless.
  ///   - traces: Whether the transcript also has the lifecycle events.
  public convenience init<A: App>(_ app: A, limits: Limits = Limits(), traces: Bool = false) {
    self.init(limits: limits, traces: traces) { AppRoot(app: app) }
  }

  /// Launches a simulation without views: time, jobs and a transcript, to test logic that needs no view.
  ///
  /// - Parameter limits: When a queue counts as endless.
  public convenience init(limits: Limits = Limits()) {
    self.init(limits: limits) { EmptyView() }
  }

  isolated deinit {
    guard self.isOver == false, self.failure == nil else { return }
    _ = self.fault(in: { try self.tearDown() })
  }

  private func mount<Root: View>(_ view: Root) {
    self.rootNode.child = Root._make(view, in: self.rootNode)
  }
}

// MARK: - Driving

extension Simulation {
  /// Goes back to the screen below on a navigation stack, and runs everything that this causes.
  ///
  /// - Throws: A ``SimulationError``, if there is no stack on screen with a screen to go back from.
  public func goBack() throws {
    try self.checkUsable()
    guard let stack = self.topStack, stack.canGoBack else {
      throw SimulationError.nothingToGoBackFrom
    }
    try self.run("go back", on: consume stack) { stack in
      self.graph.act(for: stack) { stack.goBack() }
    }
  }

  /// Dismisses the sheet on top, as swiping it down does, and runs everything that this causes.
  ///
  /// - Throws: A ``SimulationError``, if no sheet is on screen or it cannot be swiped down.
  public func dismissSheet() throws {
    try self.checkUsable()
    guard let sheet = self.topSheet else { throw SimulationError.noSheet }
    guard sheet.isHeld == false else { throw SimulationError.sheetIsHeld }
    try self.run("dismiss sheet", on: consume sheet) { sheet in
      self.graph.act(for: sheet) { sheet.dismiss() }
    }
  }

  /// Selects a tab, and runs everything that this causes.
  ///
  /// - Parameter tab: Its number; the first is 1.
  /// - Throws: A ``SimulationError``, if there is no such tab on screen.
  public func select(tab: Int) throws {
    try self.checkUsable()
    try self.run("select tab \(tab)", on: self.tabView(with: tab)) { $0.choose(tab - 1) }
  }

  /// Moves simulated time, and runs everything that becomes due on the way.
  ///
  /// - Parameter duration: By how much, to the nanosecond; not negative.
  /// - Throws: A ``SimulationError``, if something never comes to an end or time would.
  public func advance(by duration: Duration) throws {
    try self.checkUsable()
    let now = self.world.clock.now
    guard duration >= .zero else { throw SimulationError.negativeTime(duration) }
    guard duration <= SimulatedClock.end - now else { throw SimulationError.endOfTime }
    let duration = duration.wholeNanoseconds
    let end = now + duration
    try self.run("wait \(duration.decimals(atLeast: 0)) s", until: end) {}
  }

  /// Runs code inside the simulation, and then everything that this causes.
  ///
  /// - Parameters:
  ///   - label: How the transcript calls the step.
  ///   - body: The code. It may be code of no view; writes to state and to observable objects count.
  /// - Returns: What the code returns.
  /// - Throws: What the code throws, or a ``SimulationError``, if something never comes to an end.
  @discardableResult
  public func perform<Result>(
    _ label: String = "perform",
    _ body: @MainActor () throws -> Result
  ) throws -> Result {
    try self.checkUsable()
    return try self.run(label, body)
  }

  /// Tears the views down, as quitting the app does, and checks that no task is left.
  ///
  /// - Throws: A ``SimulationError`` that names the tasks still running, which the transcript warns
  ///   of too. Of a simulation that an endless loop had stopped, it throws that error again.
  public func end() throws {
    guard self.isOver == false else { return }
    try self.checkNotDriven()
    self.isOver = true
    if let failure = self.failure { throw failure }
    try self.tearDown()
    let tasks = self.world.tasks.live
    guard tasks.isEmpty == false else { return }
    for task in tasks { self.world.warn("\(task), is still running after the end.") }
    throw SimulationError.leak(tasks)
  }

  /// What has been printed so far, step by step.
  public var transcript: Transcript { self.world.recorder.transcript }

  /// The visible views as text, one a line.
  public var screen: String {
    self.catchUp()
    var screen = ScreenText()
    self.rootNode.describe(to: &screen)
    return screen.lines.joined(separator: "\n")
  }

  func checkUsable() throws {
    try self.checkNotDriven()
    self.catchUp()
    if let failure = self.failure { throw failure }
    if self.isOver { throw SimulationError.isOver }
  }

  private func checkNotDriven() throws {
    if self.world.isDriven { throw SimulationError.isDriven(in: self.world.recorder.currentStep) }
  }

  private func tearDown() throws {
    try self.run("end", isImplied: true) {
      let content = self.rootNode.child
      self.rootNode.child = nil
      content?.retire()
    }
  }
}

// Running steps, and what happens between two.

extension Simulation {
  /// Runs one step: `action`, then everything that it caused, up to `limit`.
  ///
  /// Without a title it goes on with the step before.
  @discardableResult
  func run<Result>(
    _ title: String?,
    isImplied: Bool = false,
    until limit: Duration? = nil,
    _ action: @MainActor () throws -> Result
  ) throws -> Result {
    let world = self.world
    if let title { world.recorder.begin(title, isImplied: isImplied, at: world.clock.now) }
    return try SimulationExecutor.shared.drive(world) {
      defer { world.recorder.finishLine(at: world.clock.now) }
      let result = Swift.Result { try action() }
      do throws(SimulationError) {
        try self.settle(until: limit ?? world.clock.now)
      } catch {
        self.abandon(because: error)
        throw error
      }
      if let limit {
        self.keepPace(until: limit)
        world.clock.move(to: limit)
      }
      return try result.get()
    }
  }

  /// Runs one step that does something to a thing on screen.
  ///
  /// The thing is let go of before the update: that may take it away, and must then end its state.
  func run<Target>(
    _ title: String,
    on target: consuming Target,
    _ action: @MainActor (Target) -> Void
  ) throws {
    var target = Optional(consume target)
    try self.run(title) { target.take().map(action) }
  }

  /// Updates views, runs jobs and wakes sleepers until nothing is left up to `limit`.
  ///
  /// An update comes before the first job and whenever no job is ready, as in a run loop about to
  /// sleep; a sleeper wakes only when neither a job nor an update is left.
  private func settle(until limit: Duration) throws(SimulationError) {
    let (jobs, clock, limits) = (self.world.jobs, self.world.clock, self.limits)
    let start = clock.now
    var (jobsAtThisTime, jobsInAll, time) = (0, 0, start)
    func count() throws(SimulationError) {
      if clock.now > time { (jobsAtThisTime, time) = (0, clock.now) }
      jobsAtThisTime += 1
      jobsInAll += 1
      if jobsAtThisTime > limits.jobs {
        throw SimulationError.neverDrains(after: limits.jobs, tasks: self.world.tasks.live)
      } else if jobsInAll > limits.jobsPerStep {
        throw SimulationError.neverDrains(
          after: limits.jobsPerStep,
          in: time - start,
          tasks: self.world.tasks.live
        )
      }
    }
    repeat {
      try self.graph.flush(limit: limits.passes)
      while let job = jobs.popFirst() {
        try count()
        SimulationExecutor.shared.run(job)
        if jobs.isEmpty { try self.graph.flush(limit: limits.passes) }
      }
      try count()
      if let deadline = clock.nextDeadline, deadline <= limit { self.keepPace(until: deadline) }
    } while clock.wakeNext(notAfter: limit)
  }

  /// Has somebody wait who wants time to pass for real.
  private func keepPace(until time: Duration) {
    let now = self.world.clock.now
    if let pace = self.pace, time > now { pace(time - now) }
  }

  /// Updates views for what was changed between two steps, such as a model that a test holds.
  ///
  /// It is no step: jobs that this makes ready wait for the next one.
  func catchUp() {
    let world = self.world
    guard self.failure == nil, world.isDriven == false, self.graph.hasWork else { return }
    SimulationExecutor.shared.drive(world) {
      defer { world.recorder.finishLine(at: world.clock.now) }
      do throws(SimulationError) {
        try self.graph.flush(limit: self.limits.passes)
      } catch {
        self.abandon(because: error)
      }
    }
  }

  private func abandon(because error: SimulationError) {
    self.failure = error
    self.world.jobs.removeAll()
    self.graph.abandon()
  }

  /// What a step threw.
  func fault(in body: () throws -> Void) -> SimulationError? {
    do {
      try body()
      return nil
    } catch {
      return error as? SimulationError ?? SimulationError("\(error)")
    }
  }
}

extension Simulation {
  /// When an update, a queue or a view counts as endless, and is stopped.
  public struct Limits: Sendable {
    /// How many passes one update may take.
    public var passes: Int
    /// How many jobs may run, and sleepers wake, without time moving.
    public var jobs: Int
    /// How many jobs may run, and sleepers wake, in one step.
    public var jobsPerStep: Int
    /// How deep views may stand in each other, modifiers and containers included.
    public var depth: Int

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - passes: How many passes one update may take.
    ///   - jobs: How many jobs may run, and sleepers wake, without time moving.
    ///   - jobsPerStep: How many jobs may run, and sleepers wake, in one step.
    ///   - depth: How deep views may stand in each other, modifiers and containers included.
    public init(
      passes: Int = 1_000,
      jobs: Int = 5_000_000,
      jobsPerStep: Int = 20_000_000,
      depth: Int = 2_000
    ) {
      self.passes = passes
      self.jobs = jobs
      self.jobsPerStep = jobsPerStep
      self.depth = depth
    }
  }
}

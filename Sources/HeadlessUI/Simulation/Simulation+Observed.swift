// For those who write a transcript down while it grows.

extension Simulation {
  /// Launches a simulation of a view.
  ///
  /// - Parameters:
  ///   - limits: When an update, a queue or a view counts as endless.
  ///   - traces: Whether the transcript also has the lifecycle events.
  ///   - observer: Is handed the transcript whenever a step begins or a line is added.
  ///   - root: The view.
  package convenience init<Root: View>(
    limits: Limits = Limits(),
    traces: Bool,
    observer: @escaping (Transcript) -> Void,
    @ViewBuilder root: () -> Root
  ) {
    self.init(
      limits: limits,
      traces: traces,
      evaluatesEverything: false,
      observer: observer,
      root: root
    )
  }

  /// Launches a simulation of an app.
  ///
  /// - Parameters:
  ///   - app: The app; what its first window shows.
  ///   - traces: Whether the transcript also has the lifecycle events.
  ///   - observer: Is handed the transcript whenever a step begins or a line is added.
  package convenience init<A: App>(
    _ app: A,
    traces: Bool,
    observer: @escaping (Transcript) -> Void
  ) {
    self.init(traces: traces, observer: observer) { AppRoot(app: app) }
  }
}

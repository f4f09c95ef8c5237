extension Transcript {
  /// A lifecycle event in a form that can be counted and drawn.
  public enum Event: Sendable, Equatable {
    /// A task was created.
    ///
    /// - Parameters:
    ///   - number: Its number.
    ///   - name: The name that its creator gave it.
    ///   - view: The type of the view whose code created it, if it was a view's.
    case taskCreated(_ number: Int, name: String?, view: String?)

    /// A task was asked to stop before it had ended.
    case taskCancelled(_ number: Int)

    /// A task has ended.
    ///
    /// - Parameters:
    ///   - number: Its number.
    ///   - wasCancelled: Whether it had been cancelled before.
    case taskEnded(_ number: Int, wasCancelled: Bool)

    /// The body of a view of this type is evaluated.
    case body(view: String)
  }
}

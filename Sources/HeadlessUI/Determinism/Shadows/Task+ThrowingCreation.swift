// The shadows of Task+Creation.swift once more, for operations that may throw.

extension Task where Failure == any Error {
  /// Runs the given throwing operation as a new task, on the actor that it is written in.
  ///
  /// - Parameters:
  ///   - name: A name that reports on this task show.
  ///   - priority: The task's priority. It does not influence the order of jobs in a simulation.
  ///   - operation: What to run.
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    self = Task.Swift::init(
      name: name,
      priority: priority,
      operation: recorded(operation, name: name)
    )
  }

  /// Runs the given throwing operation as a new task that inherits nothing.
  ///
  /// - Parameters:
  ///   - name: A name that reports on this task show.
  ///   - priority: The task's priority. It does not influence the order of jobs in a simulation.
  ///   - operation: What to run.
  /// - Returns: The task.
  @discardableResult
  public static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    Task.Swift::detached(
      name: name,
      priority: priority,
      operation: recorded(operation, name: name)
    )
  }

  /// Runs the given throwing operation as a new task that starts at once, on the caller's thread (SE-0472).
  ///
  /// - Parameters:
  ///   - name: A name that reports on this task show.
  ///   - priority: The task's priority. It does not influence the order of jobs in a simulation.
  ///   - taskExecutor: The executor that the task prefers; `nil` for none.
  ///   - operation: What to run; up to its first suspension before this function returns.
  /// - Returns: The task.
  @discardableResult
  public static func immediate(
    name: String? = nil,
    priority: TaskPriority? = nil,
    executorPreference taskExecutor: consuming (any TaskExecutor)? = nil,
    @_implicitSelfCapture @_inheritActorContext(always) operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    Task.Swift::immediate(
      name: name,
      priority: priority,
      executorPreference: taskExecutor,
      operation: recorded(operation, name: name)
    )
  }

  /// Runs the given throwing operation as a new task that inherits nothing and starts at once (SE-0472).
  ///
  /// - Parameters:
  ///   - name: A name that reports on this task show.
  ///   - priority: The task's priority. It does not influence the order of jobs in a simulation.
  ///   - taskExecutor: The executor that the task prefers; `nil` for none.
  ///   - operation: What to run; up to its first suspension before this function returns.
  /// - Returns: The task.
  @discardableResult
  public static func immediateDetached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    executorPreference taskExecutor: consuming (any TaskExecutor)? = nil,
    @_implicitSelfCapture @_inheritActorContext(always) operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    Task.Swift::immediateDetached(
      name: name,
      priority: priority,
      executorPreference: taskExecutor,
      operation: recorded(operation, name: name)
    )
  }
}

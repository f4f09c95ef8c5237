/// The same operation, isolated as it was, that signs in at the task register now and out when it
/// ends.
///
/// Outside a simulation it is the operation itself.
///
/// The wrapper is isolated to the main actor where the operation is, so that recording adds no job
/// and changes no order. (An operation isolated to another actor starts with a hop to it: no order is
/// promised there.) For the same reason each closure is written out: a function that they shared
/// would not be isolated as they are.
func recorded<Success: Sendable>(
  _ operation: sending @escaping @isolated(any) () async -> Success,
  name: String?
) -> @Sendable @isolated(any) () async -> Success {
  typealias Sent = @Sendable @isolated(any) () async -> Success
  // It was sent to us and is sent on, to one task: that makes it as good as Sendable.
  let operation = unsafeBitCast(operation, to: Sent.self)
  guard let record = TaskRecord(name: name) else { return operation }
  if operation.isolation === MainActor.shared {
    return { @MainActor in
      defer { record.end() }
      return await withTaskCancellationHandler {
        await TaskRecord.$current.withValue(record) { await operation() }
      } onCancel: {
        record.cancel()
      }
    }
  } else {
    return {
      defer { record.end() }
      return await withTaskCancellationHandler {
        await TaskRecord.$current.withValue(record) { await operation() }
      } onCancel: {
        record.cancel()
      }
    }
  }
}

/// The same for an operation that may throw. (One function with typed throws would do for both; the
/// compiler of Swift 6.3 does not survive it.)
func recorded<Success: Sendable>(
  _ operation: sending @escaping @isolated(any) () async throws -> Success,
  name: String?
) -> @Sendable @isolated(any) () async throws -> Success {
  typealias Sent = @Sendable @isolated(any) () async throws -> Success
  let operation = unsafeBitCast(operation, to: Sent.self)
  guard let record = TaskRecord(name: name) else { return operation }
  if operation.isolation === MainActor.shared {
    return { @MainActor in
      defer { record.end() }
      return try await withTaskCancellationHandler {
        try await TaskRecord.$current.withValue(record) { try await operation() }
      } onCancel: {
        record.cancel()
      }
    }
  } else {
    return {
      defer { record.end() }
      return try await withTaskCancellationHandler {
        try await TaskRecord.$current.withValue(record) { try await operation() }
      } onCancel: {
        record.cancel()
      }
    }
  }
}

/// The same operation, isolated as it was, that signs in at the task register now and out when it
/// ends.
///
/// Outside a simulation it is the operation itself.
///
/// The wrapper is isolated to the main actor where the operation is, so that recording adds no job
/// and changes no order. (An operation isolated to another actor starts with a hop to it: no order is
/// promised there.)
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
      return await operation()
    }
  } else {
    return {
      defer { record.end() }
      return await operation()
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
      return try await operation()
    }
  } else {
    return {
      defer { record.end() }
      return try await operation()
    }
  }
}

/// A task's entry in the register of the current simulation.
private struct TaskRecord: Sendable {
  private let number: Int
  private let name: String?
  private let world: World

  init?(name: String?) {
    guard let world = World.current else { return nil }
    self.world = world
    self.name = name
    self.number = world.tasks.begin(
      name: name,
      view: world.graph?.currentViewName,
      step: world.recorder.currentStep,
      at: world.clock.now
    )
    self.trace("created")
  }

  func end() {
    self.world.tasks.end(self.number)
    // On another thread the transcript is out of reach, and not ours to write to.
    guard World.current === self.world else { return }
    self.trace(Task.isCancelled ? "finished, cancelled" : "finished")
  }

  private func trace(_ event: String) {
    self.world.trace {
      "task \(self.number)\(self.name.map { " “\($0)”" } ?? "") \(event)"
    }
  }
}

/// A task's entry in the register of the simulation in which it was created.
struct TaskRecord: Sendable {
  /// The record of the task that is running, or of the one whose child is.
  @TaskLocal static var current: TaskRecord?

  /// The task's number: 1 for the first of its simulation.
  let number: Int
  /// The simulation's world.
  let world: World
  private let name: String?

  /// Signs in; `nil` outside a simulation.
  init?(name: String?) {
    guard let world = World.current else { return nil }
    let view = world.graph?.currentViewName
    self.world = world
    self.name = name
    self.number = world.tasks.begin(
      name: name,
      view: view,
      step: world.recorder.currentStep,
      at: world.clock.now
    )
    self.trace(.taskCreated(self.number, name: name, view: view), "created")
  }
}

extension TaskRecord {
  /// Notes that the task was asked to stop.
  func cancel() {
    self.trace(.taskCancelled(self.number), "cancelled")
  }

  /// Signs out.
  func end() {
    self.world.tasks.end(self.number)
    let wasCancelled = Task.isCancelled
    self.trace(
      .taskEnded(self.number, wasCancelled: wasCancelled),
      wasCancelled ? "finished, cancelled" : "finished"
    )
  }

  private func trace(_ event: Transcript.Event, _ words: String) {
    // On another thread the transcript is out of reach, and not ours to write to.
    guard World.current === self.world else { return }
    self.world.trace(event) {
      "task \(self.number)\(self.name.map { " “\($0)”" } ?? "") \(words)"
    }
  }
}

import Testing

@testable import HeadlessUI

@Suite("What a new task inherits")
struct TaskInheritanceTests {
  @Test("Outside a simulation as much as of the original, whichever way it is made")
  @MainActor func outside() async {
    let task = Task.detached(priority: .utility) {
      await Place.$current.withValue("here") {
        await (inheritedFromOurs(), inheritedFromOriginals())
      }
    }
    let (ours, originals) = await task.value
    #expect(ours == originals)
    #expect(ours == expected)
  }

  @Test("In a simulation as much as outside")
  @MainActor func inSimulation() {
    let found = Box<[Inheritance]>([])
    let simulation = simulate {
      Task.detached(priority: .utility) {
        found.value = await Place.$current.withValue("here") { await inheritedFromOurs() }
      }
    }
    #expect(found.value == expected)
    #expect(simulation.world.tasks.live.isEmpty)
  }

  @Test("A task made in an actor runs on it, outside and in a simulation")
  @MainActor func instanceActor() async {
    #expect(await Host().makeTasks() == ["task", "throwing task", "immediate task"])
    let simulation = simulate { Task { print(await Host().makeTasks()) } }
    #expect(simulation.lines == ["[\"task\", \"throwing task\", \"immediate task\"]"])
  }

  @Test("Outside a simulation an immediate task starts before its maker goes on")
  @MainActor func immediate() async {
    let log = Box<[String]>([])
    let tasks = [
      Task.immediate { log.value.append("immediate") },
      Task.immediateDetached { @MainActor in log.value.append("immediate detached") },
    ]
    log.value.append("maker")
    for task in tasks { await task.value }
    #expect(log.value == ["immediate", "immediate detached", "maker"])
  }
}

private enum Place {
  @TaskLocal static var current = "nowhere"
}

/// What a task has of its maker.
private struct Inheritance: Equatable, Sendable {
  var name: String?
  var priority: TaskPriority?
  var place: String
  var isOnMainActor: Bool

  /// Of the task that is running.
  static func found(isolation: isolated (any Actor)? = #isolation) -> Inheritance {
    Inheritance(
      name: Task.name,
      priority: Task.basePriority,
      place: Place.current,
      isOnMainActor: isolation === MainActor.shared
    )
  }
}

/// For `Task`, `Task` with a priority and a name, `Task.detached`, the same with a priority and a
/// name, and the same four ways to make immediate ones. (An immediate detached closure, too, has the
/// isolation of where it is written.)
private let expected: [Inheritance] = {
  let inherited = Inheritance(name: nil, priority: .utility, place: "here", isOnMainActor: true)
  let given = Inheritance(name: "n", priority: .high, place: "here", isOnMainActor: true)
  let detached = Inheritance(name: nil, priority: .medium, place: "nowhere", isOnMainActor: false)
  let both = Inheritance(name: "n", priority: .high, place: "nowhere", isOnMainActor: false)
  func onMainActor(_ found: Inheritance) -> Inheritance {
    var found = found
    found.isOnMainActor = true
    return found
  }
  return [
    inherited, given, detached, both, inherited, given, onMainActor(detached), onMainActor(both),
  ]
}()

@MainActor private func inheritedFromOurs() async -> [Inheritance] {
  let tasks = [
    Task { Inheritance.found() },
    Task(name: "n", priority: .high) { Inheritance.found() },
    Task.detached { Inheritance.found() },
    Task.detached(name: "n", priority: .high) { Inheritance.found() },
    Task.immediate { Inheritance.found() },
    Task.immediate(name: "n", priority: .high) { Inheritance.found() },
    Task.immediateDetached { Inheritance.found() },
    Task.immediateDetached(name: "n", priority: .high) { Inheritance.found() },
  ]
  var results: [Inheritance] = []
  for task in tasks { results.append(await task.value) }
  return results
}

@MainActor private func inheritedFromOriginals() async -> [Inheritance] {
  let tasks = [
    Task.Swift::init { Inheritance.found() },
    Task.Swift::init(name: "n", priority: .high) { Inheritance.found() },
    Task.Swift::detached { Inheritance.found() },
    Task.Swift::detached(name: "n", priority: .high) { Inheritance.found() },
    Task.Swift::immediate { Inheritance.found() },
    Task.Swift::immediate(name: "n", priority: .high) { Inheritance.found() },
    Task.Swift::immediateDetached { Inheritance.found() },
    Task.Swift::immediateDetached(name: "n", priority: .high) { Inheritance.found() },
  ]
  var results: [Inheritance] = []
  for task in tasks { results.append(await task.value) }
  return results
}

private actor Host {
  private var log: [String] = []

  func makeTasks() async -> [String] {
    let tasks = [
      Task { self.add("task") },
      Task.immediate { self.add("immediate task") },
    ]
    let throwing = Task {
      try Task.checkCancellation()
      self.add("throwing task")
    }
    for task in tasks { await task.value }
    _ = await throwing.result
    return self.log
  }

  private func add(_ entry: String) {
    self.assertIsolated()
    self.log.append(entry)
    self.log.sort { $0 == "task" || ($0 == "throwing task" && $1 != "task") }
  }
}

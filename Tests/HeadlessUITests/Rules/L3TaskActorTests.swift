import HeadlessUI
import Testing

@Suite("L3 .task: priority, name and actor")
@MainActor struct L3TaskActorTests {
  @Test("The priority is userInitiated unless another is given")
  func priority() {
    let simulation = Simulation {
      Text("")
        .task { print(Task.currentPriority == .userInitiated) }
        .task(id: 1) { print(Task.currentPriority == .userInitiated) }
        .task(priority: .background) { print(Task.currentPriority == .background) }
        .task(id: 1, priority: .low) { print(Task.currentPriority == .low) }
    }
    #expect(simulation.lines == ["true", "true", "true", "true"])
  }

  @Test("A name is the task's name")
  func name() {
    let simulation = Simulation {
      Text("")
        .task(name: "loader") { print(Task.name ?? "none") }
        .task(id: 1, name: "reloader") { print(Task.name ?? "none") }
        .task { print(Task.name ?? "none") }
    }
    #expect(simulation.lines == ["loader", "reloader", "none"])
  }

  @globalActor private actor Other {
    static let shared = Other()
  }

  private struct Actors: View {
    nonisolated static func nowhere() async { Self.report("nonisolated function") }
    @Other static func elsewhere() async { Self.report("function of another actor") }

    nonisolated static func report(_ place: String) {
      let isMain = MainActor.shared.unownedExecutor.asSerialExecutor()?.isIsolatingCurrentContext()
      print(place, isMain ?? false)
    }

    var body: some View {
      Text("")
        .task { Self.report("closure in a body") }
        .task(Self.nowhere)
        .task(Self.elsewhere)
        .task { @Other in Self.report("closure of another actor") }
        .task(id: 1) { Self.report("closure with an id") }
        .task(id: 1, Self.nowhere)
    }
  }

  @Test("A closure written in a body runs on the main actor, a nonisolated function does not")
  func actors() {
    let simulation = Simulation { Actors() }
    // On which line of the queue the others stand is nobody's business.
    #expect(
      simulation.lines.sorted() == [
        "closure in a body true", "closure of another actor false", "closure with an id true",
        "function of another actor false", "nonisolated function false",
        "nonisolated function false",
      ]
    )
  }
}

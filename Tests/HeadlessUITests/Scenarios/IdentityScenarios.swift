import HeadlessUI
import Testing

@Suite("Scenarios: identities, and what begins anew with them")
@MainActor struct IdentityScenarios {
  /// Listens from its first moment on, for ever.
  @MainActor private final class Model {
    init() {
      Task {
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) { print("tick") }
      }
    }
  }

  private struct Leaking: View {
    @State private var model = Model()

    var body: some View { Text("child") }
  }

  private struct Listening: View {
    var body: some View {
      Text("child").task {
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) { print("tick") }
      }
    }
  }

  private struct Bump<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var key = 0

    var body: some View {
      Button("bump") { key += 1 }
      content().id(key)
    }
  }

  // R11. forums.swift.org/t/64159: for-await loops that leak with each identity.
  @Test("A loop started in a model's init is there once for each identity that there ever was")
  func leakingLoops() throws {
    let simulation = Simulation { Bump { Leaking() } }
    try simulation.tap("bump")
    try simulation.tap("bump")
    try simulation.advance(by: .seconds(1))
    #expect(simulation.lines == ["tick", "tick", "tick"])
    #expect(throws: SimulationError.self) { try simulation.end() }
  }

  // R11, variant.
  @Test("A loop in .task is there once")
  func listeningLoop() throws {
    let simulation = Simulation { Bump { Listening() } }
    try simulation.tap("bump")
    try simulation.tap("bump")
    try simulation.advance(by: .seconds(1))
    #expect(simulation.lines == ["tick"])
    try simulation.end()
  }

  private struct InAndOut: View {
    @State private var key = 0

    var body: some View {
      Button("bump") { key += 1 }
      Color.red
        .onAppear { print("in") }
        .id(key)
        .onAppear { print("out") }
    }
  }

  // R21. OpenSwiftUI, IDViewCompatibilityTests.
  @Test("A new .id calls the onAppear inside it again, and not the one outside")
  func insideAndOutside() throws {
    let simulation = Simulation { InAndOut() }
    #expect(simulation.lines == ["in", "out"])
    try simulation.tap("bump")
    #expect(simulation.lines == ["in", "out", "in"])
  }
}

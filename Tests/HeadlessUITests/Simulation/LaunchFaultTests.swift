import Testing

@testable import HeadlessUI

@Suite("Faults of the launch: thrown by whatever is done next")
@MainActor
struct LaunchFaultTests {
  @Observable
  final class Model {}

  private struct Needy: View {
    @Environment(Model.self) private var model

    var body: some View {
      let _ = print("body")
      Text("\(ObjectIdentifier(model).hashValue)")
    }
  }

  private struct Presenter: View {
    var body: some View {
      Text("presents").sheet(isPresented: .constant(true)) { Needy() }
    }
  }

  private let fault = """
    Needy: No object of type Model is in the environment. Put `.environment(…)` with one on a view \
    above the one that declares `@Environment(Model.self)`.
    """

  @Test("A missing object of the environment, in the first update")
  func missingObject() {
    let simulation = Simulation {
      Text("hello").onAppear { print("appeared") }
      Needy()
    }
    #expect(message { try simulation.advance(by: .seconds(1)) } == self.fault)
    #expect(message { try simulation.end() } == self.fault)
    #expect(simulation.lines == [])
  }

  @Test("In a sheet that is there from the beginning")
  func inSheet() {
    let simulation = Simulation { Presenter() }
    #expect(message { try simulation.tap("anything") } == self.fault)
  }
}

import HeadlessUI
import Testing

@Suite("L2 Flushes: an update that feeds itself is stopped")
@MainActor struct L2EndlessTests {
  @Observable final class Model {
    var first = 0
    var second = 0
  }

  /// Writes what another view reads, and reads what that writes.
  private struct Feeder: DynamicProperty {
    let model: Model
    let isFirst: Bool

    func update() {
      if isFirst { model.second = model.first + 1 } else { model.first = model.second + 1 }
    }
  }

  private struct Partner: View {
    var feeder: Feeder

    var body: some View { Text("partner") }
  }

  @Test("Two views whose update() feed each other")
  func partners() throws {
    let model = Model()
    let simulation = Simulation(limits: Simulation.Limits(passes: 20)) {
      Partner(feeder: Feeder(model: model, isFirst: true))
      Partner(feeder: Feeder(model: model, isFirst: false))
    }
    let error = try #require(
      #expect(throws: SimulationError.self) { try simulation.advance(by: .zero) }
    )
    #expect(error.description.hasPrefix("An update never settles: after 20 passes"))
    #expect(error.description.contains("Partner"))
  }
}

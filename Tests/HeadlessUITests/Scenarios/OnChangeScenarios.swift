import HeadlessUI
import Testing

@Suite("Scenarios: onChange")
@MainActor struct OnChangeScenarios {
  private struct Feeding: View {
    @State private var t = 0

    var body: some View {
      Text("\(t)")
      Button("Go") { t += 1 }
        .onChange(of: t) { t += 1 }
    }
  }

  // R29. fatbobman.com: onChange, an action that changes what it watches.
  @Test("An action that changes what it watches is stopped, with a warning")
  func loop() throws {
    let simulation = Simulation { Feeding() }
    try simulation.tap("Go")
    let number = try #require(Int(simulation.screen.prefix { $0 != "\n" }))
    #expect(2...9 ~= number)
    #expect(simulation.warningTexts.count == 1)
    try simulation.tap("Go")
    #expect(simulation.warningTexts.count == 2)
  }
}

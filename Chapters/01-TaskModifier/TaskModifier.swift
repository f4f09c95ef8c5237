import HeadlessUI

@main enum TaskModifier {
  @MainActor static func main() throws {
    let simulation = Simulation(TaskDemoApp())
    try simulation.tap("Show Timer")
    Swift.print(simulation.screen)
    try simulation.advance(by: .seconds(3))
    try simulation.tap("Reset Timer")
    try simulation.advance(by: .seconds(2))
    try simulation.select(tab: 2)
    Swift.print(simulation.screen)
    try simulation.advance(by: .seconds(2))
    try simulation.select(tab: 1)
    try simulation.advance(by: .seconds(1))
    Swift.print(simulation.screen)
    do { try simulation.tap("Hide Tiner") } catch { Swift.print(error) }
    try simulation.tap("Hide Timer")
    try simulation.advance(by: .seconds(2))
    try simulation.end()
    Swift.print(simulation.transcript)
  }
}

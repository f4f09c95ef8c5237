import Testing

@testable import HeadlessUI

@Suite("onChange: a cycle is cut, transactions that follow each other are none")
@MainActor
struct ChangeCycleTests {
  private struct Screen: View {
    @State private var x = 0
    @State private var y = 0

    var body: some View {
      Button("Animate") {
        for value in 1...5 {
          withAnimation { x = value }
        }
      }
      Button("Animate from outside in") {
        x = 10
        withAnimation { x = 11 }
        x = 12
        withAnimation { x = 13 }
      }
      Button("Cycle") { y = 1 }
      Text("\(x) \(y)")
        .onChange(of: x) { print("x \($0) to \($1)") }
        .onChange(of: y) {
          print("y \($0) to \($1)")
          y += 1
        }
    }
  }

  @Test("Each transaction tells of its change")
  func transactions() throws {
    let simulation = Simulation { Screen() }
    let five = try simulation.lines { try simulation.tap("Animate") }
    #expect(five == ["x 0 to 1", "x 1 to 2", "x 2 to 3", "x 3 to 4", "x 4 to 5"])
    let four = try simulation.lines { try simulation.tap("Animate from outside in") }
    #expect(four == ["x 5 to 10", "x 10 to 11", "x 11 to 12", "x 12 to 13"])
  }

  @Test("A change that causes itself is told of twice, with a warning")
  func cycle() throws {
    let simulation = Simulation { Screen() }
    let lines = try simulation.lines { try simulation.tap("Cycle") }
    #expect(lines.prefix(2) == ["y 0 to 1", "y 1 to 2"])
    #expect(lines.count == 3)
    #expect(lines.last?.contains("tried to update multiple times per frame.") == true)
  }

  private struct Endless: View {
    @State private var x = 0

    var body: some View {
      Button("Go") { x = 1 }
      Text("\(x)").onChange(of: x) { withAnimation { x += 1 } }
    }
  }

  @Test("One that goes on by transactions ends with an error")
  func endless() {
    let simulation = Simulation(limits: .init(passes: 20)) { Endless() }
    #expect(
      message { try simulation.tap("Go") }?
        .hasPrefix("An update never settles: after 20 passes these views still change: Endless.")
        == true
    )
  }
}

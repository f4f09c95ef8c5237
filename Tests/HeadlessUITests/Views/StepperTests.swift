import Testing

@testable import HeadlessUI

@Suite("Stepper: steps within its bounds")
@MainActor
struct StepperTests {
  private struct Counter: View {
    @State private var count = 3
    @State private var size = 1.5

    var body: some View {
      let _ = print("count \(count)")
      Stepper("Count", value: $count, in: 0...5, step: 2)
      Stepper(value: $size, step: 0.5) { Text("Size \(size, format: .number)") }
      Stepper("Log", onIncrement: { print("up") }, onDecrement: nil)
    }
  }

  @Test("A step beyond a bound stops there; at the bound the step changes and causes nothing")
  func bounds() throws {
    let simulation = Simulation { Counter() }
    #expect(try simulation.lines { try simulation.increment() } == ["count 5"])
    #expect(try simulation.lines { try simulation.increment("Count") } == [])
    for _ in 1...3 { try simulation.decrement("Count") }
    #expect(simulation.lines.suffix(4) == ["count 5", "count 3", "count 1", "count 0"])
    #expect(
      simulation.transcript.steps.map(\.title).suffix(5)
        == [
          "increment", "increment “Count”", "decrement “Count”", "decrement “Count”",
          "decrement “Count”",
        ]
    )
  }

  @Test("At a bound the binding is not written")
  func noWrite() throws {
    let simulation = Simulation {
      Stepper("Full", value: Binding(get: { 5 }, set: { print("set \($0)") }), in: 0...5)
    }
    #expect(try simulation.lines { try simulation.increment() } == [])
    #expect(try simulation.lines { try simulation.decrement() } == ["set 4"])
  }

  @Test("A label may show the value, and the stepper is found by what it shows now")
  func label() throws {
    let simulation = Simulation { Counter() }
    #expect(simulation.screen == "Count [-][+]\nSize 1.5 [-][+]\nLog [-][+]")
    try simulation.increment("Size 1.5")
    try simulation.increment("Size 2")
    #expect(simulation.screen.contains("Size 2.5 [-][+]"))
    #expect(
      message { try simulation.increment("Size 2") }
        == """
        No stepper titled “Size 2” is on screen. Did you mean “Size 2.5”? \
        On screen: “Count”, “Size 2.5”, “Log”.
        """
    )
  }

  @Test("Actions are run; the one that is missing does nothing")
  func actions() throws {
    let simulation = Simulation { Counter() }
    let lines = try simulation.lines {
      try simulation.increment("Log")
      try simulation.decrement("Log")
    }
    #expect(lines == ["up"])
  }

  @Test("The owner depends on the value, whether or not it reads it")
  func handedOn() throws {
    struct Owner: View {
      @State private var count = 0

      var body: some View {
        let _ = print("owner")
        Stepper("Count", value: $count, in: 0...9)
      }
    }
    let simulation = Simulation { Owner() }
    #expect(try simulation.lines { try simulation.increment() } == ["owner"])
  }

  @Test("Without a stepper on screen, or with a disabled one, the step fails")
  func failures() {
    #expect(
      message { try Simulation { Text("Count") }.increment() } == "No stepper is on screen."
    )
    #expect(
      message { try Simulation { Text("Count") }.increment("Count") }
        == "No stepper titled “Count” is on screen. There is no stepper at all."
    )
    let simulation = Simulation {
      Stepper("Count", onIncrement: {}, onDecrement: {}).disabled(true)
    }
    #expect(simulation.screen == "Count [-][+] (disabled)")
    #expect(
      message { try simulation.decrement() }
        == "The stepper “Count” is disabled: it cannot be changed."
    )
  }

  @Test("One on another tab is said to be there")
  func otherTab() throws {
    let simulation = Simulation {
      TabView {
        Text("First")
        Stepper("Count", onIncrement: {}, onDecrement: {})
      }
    }
    try simulation.select(tab: 2)
    try simulation.increment()
    try simulation.select(tab: 1)
    #expect(
      message { try simulation.increment() }
        == "No stepper is on screen. There is one on tab 2, which is not selected."
    )
    #expect(
      message { try simulation.increment("Count") }
        == """
        No stepper titled “Count” is on screen. There is one on tab 2, which is not selected. \
        There is no stepper at all.
        """
    )
  }
}

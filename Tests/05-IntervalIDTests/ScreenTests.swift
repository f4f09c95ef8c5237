import HeadlessUI
import Testing

@testable import IntervalIDChapter

@Suite("Chapter 5: the screen")
@MainActor
struct ScreenTests {
  @Test("The stepper shows the interval, also where the ticks do not follow it")
  func stepper() throws {
    let simulations = [Simulation { TimerDetailView() }, Simulation { Stuck.TimerDetailView() }]
    for simulation in simulations {
      #expect(simulation.screen == "9:41:00\n1 [-][+]")
      try simulation.increment("1")
      try simulation.increment("2")
      try simulation.increment("3")
      try simulation.decrement("3")
      #expect(simulation.screen == "9:41:00\n2 [-][+]")
      try simulation.end()
    }
  }

  @Test("There and back within one action starts nothing: the ids are compared at the update")
  func thereAndBack() throws {
    let simulation = Simulation { ThereAndBackView() }
    try simulation.tap("There and back")
    #expect(simulation.transcript.lines.map(\.text) == ["1 has started."])
    try simulation.tap("There")
    #expect(simulation.transcript.lines.map(\.text) == ["1 has started.", "2 has started."])
    try simulation.end()
  }
}

/// A task whose id a button changes twice at once.
private struct ThereAndBackView: View {
  @Greeting private var id

  var body: some View {
    Button("There and back") {
      id = 2
      id = 1
    }
    Button("There") {
      id = 2
    }
  }
}

@MainActor
@propertyWrapper
private struct Greeting: @MainActor DynamicProperty {
  private var task = TaskProperty<Int>()
  @State private var id = 1

  var wrappedValue: Int {
    get { self.id }
    nonmutating set { self.id = newValue }
  }

  func update() {
    self.task.update(id: self.id) { @MainActor [id] in print("\(id) has started.") }
  }
}

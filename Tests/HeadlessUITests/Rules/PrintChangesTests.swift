import HeadlessUI
import Testing

@Suite("Self._printChanges(): why a body is evaluated")
@MainActor
struct PrintChangesTests {
  private struct Counter: DynamicProperty {
    @State var first = 0
    @State var second = 0
  }

  private enum Mode {
    case counting(Counter)
    case off
  }

  @Observable @MainActor
  final class Model {
    var number = 0
  }

  private struct Child: View {
    let number: Int
    @Binding var bound: Int
    @State private var count = 0
    @State private var name = ""
    private var counter = Counter()
    private var mode = Mode.counting(Counter())
    @Environment(\.isEnabled) private var isEnabled
    let model: Model

    init(number: Int, bound: Binding<Int>, model: Model) {
      self.number = number
      self._bound = bound
      self.model = model
    }

    var body: some View {
      let _ = Self._printChanges()
      Text("\(count) \(name) \(counter.first + counter.second) \(bound) \(model.number)")
      Button("Count") { count += 1 }
      Button("Count and name") {
        name += "x"
        count += 1
      }
      Button("Nested") { counter.first += 1 }
      Button("Both nested") {
        counter.first += 1
        counter.second += 1
      }
      Button("Payload") { if case .counting(let counter) = mode { counter.first += 1 } }
      Button("Bound") { bound += 1 }
      Button("Model") { model.number += 1 }
      if case .counting(let counter) = mode { Text("\(counter.first)") }
    }
  }

  private struct Parent: View {
    let model: Model
    @State private var number = 0
    @State private var bound = 0
    @State private var isDisabled = false

    var body: some View {
      Child(number: number, bound: $bound, model: model).disabled(isDisabled)
      Button("Number") { number += 1 }
      Button("Disable") { isDisabled = true }
      Button("Both") {
        number += 1
        bound += 1
      }
    }
  }

  private let simulation = Simulation { Parent(model: Model()) }

  private func line(_ title: String) throws -> [String] {
    try simulation.lines { try simulation.tap(title) }
  }

  @Test("At first: the value, the identity, and every dynamic property")
  func first() {
    #expect(
      simulation.lines == [
        "Child: @self, @identity, _bound, _count, _name, _counter, _mode, _isEnabled changed."
      ]
    )
  }

  @Test("A state, or several, by name")
  func states() throws {
    #expect(try line("Count") == ["Child: _count changed."])
    #expect(try line("Count and name") == ["Child: _count, _name changed."])
  }

  @Test("A state inside a property, once, by the name that the view gives the property")
  func nested() throws {
    #expect(try line("Nested") == ["Child: _counter changed."])
    #expect(try line("Both nested") == ["Child: _counter changed."])
    #expect(try line("Payload") == ["Child: _mode changed."])
  }

  @Test("A binding, the environment, the parent's value, an observable object")
  func others() throws {
    #expect(try line("Bound") == ["Child: _bound changed."])
    #expect(try line("Number") == ["Child: @self changed."])
    #expect(try line("Both") == ["Child: @self, _bound changed."])
    #expect(try line("Model") == ["Child: @dependencies changed."])
    #expect(try line("Disable") == ["Child: _isEnabled changed."])
  }

  @Test("An evaluation that did not come says nothing, and the next one names only its own reasons")
  func reset() throws {
    #expect(try line("Count") == ["Child: _count changed."])
    #expect(try line("Number") == ["Child: @self changed."])
    #expect(try line("Count") == ["Child: _count changed."])
  }

  @Test("Outside a body it says so")
  func outside() throws {
    let simulation = Simulation()
    try simulation.perform { Child._printChanges() }
    #expect(simulation.lines == ["Child: _printChanges() was called outside a body."])
  }

  private struct Changing: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
      let _ = Text._printChanges()
      content
      Button("Modify \(count)") { count += 1 }
    }
  }

  @Test("In a modifier's body it tells of the modifier's properties")
  func modifier() throws {
    let simulation = Simulation { Text("").modifier(Changing()) }
    #expect(try simulation.lines { try simulation.tap("Modify 0") } == ["Text: _count changed."])
  }
}

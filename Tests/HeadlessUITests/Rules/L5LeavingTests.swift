import HeadlessUI
import Testing

@Suite("L5 Identity: a view that goes reads current values, and looks at nothing new")
@MainActor struct L5LeavingTests {
  private struct Leaving: View {
    @State private var isShown = true
    @State private var count = 0
    private let model = Model()

    var body: some View {
      Button("Add") { count += 1 }
      Button("Hide") {
        count += 10
        model.count += 100
        isShown = false
      }
      if isShown {
        let seen = count
        Text("\(seen)").onDisappear { print("state \(count), model \(model.count), seen \(seen)") }
      }
    }
  }

  @Observable final class Model {
    var count = 0
    var isShown = true
  }

  @Test("onDisappear reads current values; the closure is the one of the last body")
  func onDisappear() throws {
    let simulation = Simulation { Leaving() }
    try simulation.tap("Add")
    try simulation.tap("Add")
    #expect(
      try simulation.lines { try simulation.tap("Hide") } == ["state 12, model 100, seen 2"]
    )
  }

  private struct Observer: View {
    let model: Model

    var body: some View {
      let _ = print("body \(model.count)")
      Loud("observer").id(model.count)
    }
  }

  private struct Owner: View {
    let model: Model

    var body: some View {
      if model.isShown { Observer(model: model) }
    }
  }

  @Test("A view that goes does not look at its model again, though that changed in the same step")
  func observation() throws {
    let model = Model()
    let simulation = Simulation { Owner(model: model) }
    let lines = try simulation.lines {
      try simulation.perform {
        model.count = 1
        model.isShown = false
      }
    }
    #expect(simulation.lines == ["body 0", "observer appears", "observer disappears"])
    #expect(lines == ["observer disappears"])
    #expect(try simulation.lines { try simulation.perform { model.count = 2 } } == [])
  }

  private struct Hiding: DynamicProperty {
    let model: Model

    // The view above has read it: it is evaluated again before any action runs.
    func update() { model.isShown = false }
  }

  private struct Shy: View {
    var hiding: Hiding

    var body: some View {
      Text("shy").printsAppearance("shy")
    }
  }

  private struct ShyOwner: View {
    let model: Model

    var body: some View {
      if model.isShown { Shy(hiding: Hiding(model: model)) }
    }
  }

  @Test("A view that comes and goes before any action runs has both told")
  func thereAndGone() {
    let model = Model()
    #expect(Simulation { ShyOwner(model: model) }.lines == ["shy appears", "shy disappears"])
  }

  private struct Property: DynamicProperty {
    @State private var id = 1
    private(set) var identity = 0

    mutating func update() { identity = id }

    func next() { id += 1 }
  }

  private struct PropertyScreen: View {
    private var property = Property()

    var body: some View {
      Button("Next") { property.next() }
      Loud("\(property.identity)").id(property.identity)
    }
  }

  @Test("An identity that update() computes is as good as any")
  func dynamicProperty() throws {
    let simulation = Simulation { PropertyScreen() }
    #expect(
      try simulation.lines { try simulation.tap("Next") } == ["2 appears", "1 disappears"]
    )
  }

  private struct Destinations: View {
    let model: Model

    var body: some View {
      NavigationStack(path: .constant([1])) {
        if model.isShown {
          Text("").navigationDestination(for: Int.self) { Loud("old \($0)") }
        } else {
          Text("").navigationDestination(for: Int.self) { number in
            Button("button \(number)") {}.printsAppearance("new \(number)")
          }
        }
      }
    }
  }

  @Test("A destination that becomes a view of another type goes as a type in AnyView does")
  func destination() throws {
    let model = Model()
    let simulation = Simulation { Destinations(model: model) }
    #expect(simulation.lines == ["old 1 appears"])
    #expect(
      try simulation.lines { try simulation.perform { model.isShown = false } } == [
        "old 1 disappears", "new 1 appears",
      ]
    )
    #expect(simulation.screen.hasSuffix("[button 1]"))
  }
}

import Testing

@testable import HeadlessUI

@Suite("Depth: views that contain themselves are stopped and named")
@MainActor
struct DepthTests {
  private struct Mirrored: View {
    var body: AnyView { AnyView(Mirrored()) }
  }

  private struct Framed: View {
    let depth: Int
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)").padding()
        if depth > 0 { AnyView(Framed(depth: depth - 1)).onAppear {} }
      }
    }
  }

  private func fault(of name: String, depth: Int = 2_000) -> String {
    """
    Views are nested more than \(depth) deep, the last of them in \(name). Look for a view whose body \
    contains itself without end.
    """
  }

  @Test("A view that contains itself without end")
  func endless() {
    let simulation = Simulation { Mirrored() }
    #expect(message { try simulation.advance(by: .zero) } == self.fault(of: "Mirrored"))
    #expect(message { try simulation.end() } == self.fault(of: "Mirrored"))
  }

  @Test("A view with state, modifiers and a condition")
  func framed() {
    let simulation = Simulation { Framed(depth: .max) }
    #expect(message { try simulation.end() } == self.fault(of: "Framed"))
  }

  @Test("Erased views without a body between them")
  func erased() {
    let view = (0..<2_000).reduce(AnyView(Text("inside"))) { view, _ in AnyView(VStack { view }) }
    let simulation = Simulation { view }
    #expect(message { try simulation.end() } == self.fault(of: "no view with a body"))
  }

  private struct Switch: View {
    @State private var depth = 1

    var body: some View {
      Button("Deeper") { depth = .max }
      Framed(depth: depth)
    }
  }

  @Test("A tree that grows too deep later on")
  func update() {
    let simulation = Simulation(limits: .init(depth: 100)) { Switch() }
    #expect(
      message { try simulation.tap("Deeper") } == self.fault(of: "Framed", depth: 100)
    )
  }

  @Test("Two hundred views in each other are fine: to make, to update, to look at, to let go of")
  func deep() throws {
    let simulation = Simulation { Framed(depth: 200) }
    #expect(simulation.screen.split(separator: "\n").count == 201)
    try simulation.end()
    #expect(simulation.graph.nodeCount == 1)
  }
}

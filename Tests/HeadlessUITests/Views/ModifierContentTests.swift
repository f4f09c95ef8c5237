import Testing

@testable import HeadlessUI

@Suite("ViewModifier: its content may be kept anywhere, and goes with it")
@MainActor
struct ModifierContentTests {
  private struct Card<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }

    var body: some View { VStack { content } }
  }

  private struct InView: ViewModifier {
    @State private var isBig = false

    func body(content: Content) -> some View { Card { content } }
  }

  private struct InSheet: ViewModifier {
    @State private var isShown = false

    func body(content: Content) -> some View {
      Button("Show") { isShown = true }.sheet(isPresented: $isShown) { content }
    }
  }

  private struct InRows: ViewModifier {
    func body(content: Content) -> some View { ForEach(0..<2) { _ in content } }
  }

  private struct InState: ViewModifier {
    @State private var kept: Content?

    func body(content: Content) -> some View {
      Card { kept }.onAppear { kept = content }
    }
  }

  private struct Screen<Modifier: ViewModifier>: View {
    let modifier: Modifier
    @State private var isShown = false
    @State private var number = 1

    var body: some View {
      Button("Toggle") { isShown.toggle() }
      Button("Add") { number += 1 }
      if isShown { Text("number \(number)").modifier(modifier) }
    }
  }

  private func check<Modifier: ViewModifier>(_ modifier: Modifier, shows text: String) throws {
    let simulation = Simulation { Screen(modifier: modifier) }
    let count = simulation.graph.nodeCount
    for round in 1...3 {
      try simulation.tap("Toggle")
      try simulation.tap("Add")
      let expected = text.replacing("#", with: "number \(round + 1)")
      #expect(simulation.screen == "[Toggle]\n[Add]\n\(expected)")
      try simulation.tap("Toggle")
      #expect(simulation.graph.nodeCount == count)
    }
    try simulation.end()
  }

  @Test("No node is left, wherever the modifier's body has put its content")
  func release() throws {
    try self.check(InView(), shows: "#")
    try self.check(InSheet(), shows: "[Show]")
    try self.check(InRows(), shows: "#\n#")
    try self.check(InState(), shows: "#")
  }

  private struct Folding: ViewModifier {
    @State private var isOpen = true

    func body(content: Content) -> some View {
      Button("Fold") { isOpen.toggle() }
      if isOpen { Card { content } }
      content
    }
  }

  @Test("Content that the modifier itself takes away and puts back is as it is then")
  func folding() throws {
    let simulation = Simulation { Screen(modifier: Folding()) }
    try simulation.tap("Toggle")
    let count = simulation.graph.nodeCount
    for round in 2...20 {
      try simulation.tap("Fold")
      try simulation.tap("Add")
      #expect(simulation.screen == "[Toggle]\n[Add]\n[Fold]\nnumber \(round)")
      try simulation.tap("Fold")
      #expect(simulation.screen == "[Toggle]\n[Add]\n[Fold]\nnumber \(round)\nnumber \(round)")
      #expect(simulation.graph.nodeCount == count)
    }
  }
}

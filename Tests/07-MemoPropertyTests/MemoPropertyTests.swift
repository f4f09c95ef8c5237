import HeadlessUI
import Testing

@testable import MemoPropertyChapter

@Suite("Chapter 7: the property in a view")
@MainActor
struct MemoPropertyTests {
  @Test("Without dependencies it computes once per identity")
  func emptyPack() throws {
    let simulation = Simulation { ConstantScreen() }
    try simulation.tap("Again")
    try simulation.tap("Again")
    try simulation.tap("New")
    #expect(
      simulation.transcript.lines.map(\.text)
        == ["computing", "body", "body", "body", "computing", "body"]
    )
  }

  @Test("A view whose memo captures nothing is skipped when its parent is evaluated")
  func parent() throws {
    let simulation = Simulation { CountingScreen() }
    try simulation.tap("Count")
    #expect(simulation.transcript.lines.map(\.text) == ["computing new output", "body"])
  }

  @Test("Read before its first update it stops the app, and says why")
  func readTooEarly() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let memo = MemoProperty<Int>()
        _ = memo.wrappedValue
      }
    )
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("The memo was read before its first update."))
  }
}

private struct ConstantScreen: View {
  @State private var id = 0

  var body: some View {
    Constant().id(id)
    Button("New") { id += 1 }
  }
}

private struct Constant: View {
  @MemoProperty<String> private var text: String
  @State private var count = 0

  init() {
    self._text = MemoProperty(
      outputSelector: OutputSelector {
        print("computing")
        return "constant"
      }
    )
  }

  var body: some View {
    let _ = print("body")
    Text("\(text) \(count)")
    Button("Again") { count += 1 }
  }
}

private struct CountingScreen: View {
  @State private var count = 0
  @State private var array = (0..<5).map { Item(id: $0) }

  var body: some View {
    Text("\(count)")
    EvensView(array: array)
    Button("Count") { count += 1 }
  }
}

import HeadlessUI
import Testing

@Suite("ForEach of bindings: reading one whose element has gone gives its last value")
@MainActor
struct ElementBindingTests {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  nonisolated static let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]

  @Observable @MainActor final class Model {
    @ObservationIgnored var items = ElementBindingTests.items
    var title = "item"
  }

  private struct Untracked: View {
    let model: Model

    var body: some View {
      let items = Binding(get: { model.items }, set: { model.items = $0 })
      ForEach(items) { $item in
        Text("\(model.title) \(item.name)")
      }
    }
  }

  @Test("So when a row is made anew before anybody has heard that the element is gone")
  func untracked() throws {
    let model = Model()
    let simulation = Simulation { Untracked(model: model) }
    #expect(simulation.screen == "item one\nitem two")
    try simulation.perform {
      model.items.removeLast()
      model.items[0].name = "ONE"
      model.title = "row"
    }
    #expect(simulation.screen == "row ONE\nrow two")
  }

  private struct Row: View {
    @Binding var item: Item

    var body: some View {
      Text(item.name)
        .onDisappear {
          item.name += "!"
          print("\(item.name) disappears")
        }
    }
  }

  private struct Rows: View {
    @State private var items = ElementBindingTests.items

    var body: some View {
      ForEach($items) { Row(item: $0) }
      Button("Drop") { items.removeLast() }
      Button("Clear") { items = [] }
    }
  }

  @Test("So in a row's onDisappear; what it writes is dropped")
  func disappearing() throws {
    let simulation = Simulation { Rows() }
    #expect(try simulation.lines { try simulation.tap("Drop") } == ["two disappears"])
    #expect(simulation.screen == "one\n[Drop]\n[Clear]")
    #expect(try simulation.lines { try simulation.tap("Clear") } == ["one disappears"])
    #expect(simulation.screen == "[Drop]\n[Clear]")
  }
}

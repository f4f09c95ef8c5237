import Testing

@testable import HeadlessUI

@Suite("Scale: what an update evaluates does not grow with the tree")
@MainActor
struct ScaleTests {
  @Observable
  final class Model {
    struct Item: Identifiable, Equatable {
      let id: Int
      var name: String
    }

    var items: [Item] = []
    @ObservationIgnored var bodies = 0
    @ObservationIgnored var add: (() -> Void)?

    init(count: Int) {
      self.items = (0..<count).map { Item(id: $0, name: "item \($0)") }
    }
  }

  private struct Row: View {
    let item: Model.Item
    let model: Model
    @State private var count = 0

    var body: some View {
      let _ = note()
      Text(verbatim: "\(item.name): \(count)")
    }

    private func note() {
      model.bodies += 1
      if item.id == 77 { model.add = { count += 1 } }
    }
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      ForEach(model.items) { Row(item: $0, model: model) }
    }
  }

  /// A simulation of many rows, with the count of evaluated bodies at zero.
  private func rows(_ count: Int) -> (model: Model, simulation: Simulation) {
    let model = Model(count: count)
    let simulation = Simulation { Rows(model: model) }
    #expect(model.bodies == count)
    model.bodies = 0
    return (model, simulation)
  }

  private func line(_ number: Int, of simulation: Simulation) -> String {
    String(simulation.screen.split(separator: "\n")[number])
  }

  @Test("A leaf's write among 100 000 rows evaluates one body, and nothing else")
  func leaf() throws {
    let (model, simulation) = rows(100_000)
    let evaluations = simulation.graph.evaluationCount
    try simulation.perform("add") { model.add?() }
    #expect(model.bodies == 1)
    #expect(simulation.graph.evaluationCount - evaluations == 1)
    #expect(line(77, of: simulation) == "item 77: 1")
  }

  @Test("One changed row of 10 000 evaluates one row")
  func oneRow() throws {
    let (model, simulation) = rows(10_000)
    try simulation.perform("rename") { model.items[5_000].name = "renamed" }
    #expect(model.bodies == 1)
    #expect(line(5_000, of: simulation) == "renamed: 0")
  }

  @Test("Moving a row evaluates no row, and the row keeps its state")
  func move() throws {
    let (model, simulation) = rows(10_000)
    try simulation.perform("add") { model.add?() }
    model.bodies = 0
    try simulation.perform("move") { model.items.insert(model.items.remove(at: 77), at: 9_000) }
    #expect(model.bodies == 0)
    #expect(line(9_000, of: simulation) == "item 77: 1")
    #expect(line(77, of: simulation) == "item 78: 0")
  }

  @Test("Removing a row and adding one evaluates the new one")
  func replace() throws {
    let (model, simulation) = rows(10_000)
    try simulation.perform("replace") {
      model.items.removeFirst()
      model.items.append(Model.Item(id: 10_000, name: "new"))
    }
    #expect(model.bodies == 1)
    #expect(line(9_999, of: simulation) == "new: 0")
  }
}

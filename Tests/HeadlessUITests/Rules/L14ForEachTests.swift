import Testing

@testable import HeadlessUI

@Suite("L14 ForEach: identity by id")
@MainActor
struct L14ForEachTests {
  @Test("A move keeps state and evaluates no row")
  func move() throws {
    let simulation = Simulation { Rows() }
    try simulation.tap("Add to b")
    #expect(simulation.screen.hasPrefix("a 0\n[Add to a]\nb 1\n[Add to b]\nc 0\n[Add to c]\n"))
    #expect(try simulation.lines { try simulation.tap("Reverse") } == [])
    #expect(simulation.screen.hasPrefix("c 0\n[Add to c]\nb 1\n[Add to b]\na 0\n[Add to a]\n"))
    try simulation.tap("Add to a")
    #expect(simulation.screen.hasPrefix("c 0\n[Add to c]\nb 1\n[Add to b]\na 1\n[Add to a]\n"))
  }

  @Test("A move makes nothing appear or disappear and starts no task")
  func moveIsSilent() throws {
    let simulation = Simulation { Rows(isLogged: true) }
    #expect(
      simulation.lines == [
        "row a", "row b", "row c", "a appears", "b appears", "c appears", "a starts", "b starts",
        "c starts",
      ]
    )
    #expect(try simulation.lines { try simulation.tap("Reverse") } == [])
    #expect(try simulation.lines { try simulation.tap("Shuffle") } == [])
  }

  @Test("A removed id ends its state, and an id that returns begins anew")
  func removal() throws {
    let simulation = Simulation { Rows(isLogged: true) }
    try simulation.tap("Add to b")
    #expect(
      try simulation.lines { try simulation.tap("Remove b") } == [
        "b disappears", "b is gone", "b ends",
      ]
    )
    #expect(simulation.screen.hasPrefix("a 0\n[Add to a]\nc 0\n[Add to c]\n"))
    #expect(
      try simulation.lines { try simulation.tap("Append b") } == ["row b", "b appears", "b starts"]
    )
    #expect(simulation.screen.hasPrefix("a 0\n[Add to a]\nc 0\n[Add to c]\nb 0\n[Add to b]\n"))
  }

  @Test("An insertion in front evaluates the new row alone")
  func insertion() throws {
    let simulation = Simulation { Rows() }
    #expect(try simulation.lines { try simulation.tap("Insert d") } == ["row d"])
    #expect(simulation.screen.hasPrefix("d 0\n[Add to d]\na 0\n"))
  }

  @Test("Move, insertion and removal at once")
  func allAtOnce() throws {
    let simulation = Simulation { Rows(isLogged: true) }
    try simulation.tap("Add to b")
    try simulation.tap("Add to c")
    let lines = try simulation.lines { try simulation.tap("c, e, a") }
    #expect(lines == ["row e", "e appears", "b disappears", "b is gone", "e starts", "b ends"])
    #expect(simulation.screen.hasPrefix("c 1\n[Add to c]\ne 0\n[Add to e]\na 0\n"))
  }

  @Test("A changed element evaluates its row, and only that")
  func changedElement() throws {
    let simulation = Simulation { Items() }
    #expect(simulation.lines == ["row one", "row two", "row three"])
    #expect(try simulation.lines { try simulation.tap("Rename 2") } == ["row two!"])
    #expect(try simulation.lines { try simulation.tap("Change id of 2") } == ["row two!"])
    #expect(simulation.screen.hasPrefix("one, count 0\n"))
  }

  @Test("The state of a row stays with the id when its element changes, and ends with a new id")
  func stateOfElement() throws {
    let simulation = Simulation { Items() }
    try simulation.tap("Count two")
    #expect(simulation.screen.contains("two, count 1"))
    try simulation.tap("Rename 2")
    #expect(simulation.screen.contains("two!, count 1"))
    try simulation.tap("Change id of 2")
    #expect(simulation.screen.contains("two!, count 0"))
  }

  @Test("By key path, by Identifiable, by range: the id says who is who")
  func forms() throws {
    let simulation = Simulation {
      ForEach(["x", "y"], id: \.self) { Text($0) }
      ForEach([Item(id: 1, name: "one")]) { Text($0.name) }
      ForEach(0..<2) { Text("\($0)") }
      ForEach(3...4, id: \.self) { Text("\($0)") }
      ForEach(["k": 1].sorted { $0.key < $1.key }, id: \.key) { Text("\($0.value)") }
      ForEach([String](), id: \.self) { Text($0) }
    }
    #expect(simulation.screen == "x\ny\none\n0\n1\n3\n4\n1")
  }

  @Test("Several views a row, conditions in a row, a ForEach in a ForEach")
  func nested() throws {
    let simulation = Simulation { Grid() }
    #expect(
      simulation.screen
        == "row 1\n1×1 0\n[Add 1×1]\nrow 2\n2×1 0\n[Add 2×1]\n2×2 0\n[Add 2×2]\n[Swap]"
    )
    try simulation.tap("Add 2×1")
    try simulation.tap("Swap")
    #expect(
      simulation.screen
        == "row 2\n2×1 1\n[Add 2×1]\n2×2 0\n[Add 2×2]\nrow 1\n1×1 0\n[Add 1×1]\n[Swap]"
    )
  }

  @Test("Duplicate ids: a warning, both rows show, and nothing crashes as they come and go")
  func duplicates() throws {
    let simulation = Simulation { Duplicates() }
    #expect(simulation.screen.hasPrefix("a first\nb\na second\n"))
    #expect(simulation.warningTexts.count == 1)
    #expect(simulation.warningTexts[0].contains("the ID a occurs multiple times"))
    try simulation.tap("Reverse")
    #expect(simulation.screen.hasPrefix("a second\nb\na first\n"))
    try simulation.tap("Drop first")
    #expect(simulation.screen.hasPrefix("b\na first\n"))
    try simulation.tap("Drop first")
    #expect(simulation.screen.hasPrefix("a first\n"))
    try simulation.tap("Add five")
    #expect(simulation.screen.hasPrefix("a first\na 1\na 2\na 3\na 4\na 5\n"))
    try simulation.end()
  }

  @Test("Bindings to elements write to the right one, also after a move and a removal")
  func bindings() throws {
    let simulation = Simulation { Bound() }
    #expect(
      simulation.screen.hasPrefix("one 0\n[Add one]\ntwo 0\n[Add two]\nthree 0\n[Add three]\n")
    )
    try simulation.tap("Add two")
    #expect(simulation.screen.contains("\ntwo 1\n"))
    try simulation.tap("Reverse")
    #expect(simulation.screen.hasPrefix("three 0\n[Add three]\ntwo 1\n[Add two]\none 0\n"))
    try simulation.tap("Add three")
    try simulation.tap("Remove first")
    #expect(simulation.screen.hasPrefix("two 1\n[Add two]\none 0\n[Add one]\n"))
    try simulation.tap("Add one")
    #expect(simulation.screen.hasPrefix("two 1\n[Add two]\none 1\n[Add one]\n"))
    #expect(simulation.screen.hasSuffix("total 2"))
  }

  @Test("A binding to an element that has gone still reads, and its writes are dropped")
  func bindingToTheGone() throws {
    let simulation = Simulation { LateBound() }
    try simulation.tap("Remove last")
    #expect(simulation.screen == "one 0\n[Remove last]")
    try simulation.advance(by: .seconds(1))
    #expect(simulation.lines == ["late: 0"])
    #expect(simulation.screen == "one 0\n[Remove last]")
  }

  @Test("An observable element is tracked by its own row")
  func observableElements() throws {
    let counters = (1...3).map { Counter("\($0)") }
    let simulation = Simulation { Observed(counters: counters) }
    #expect(simulation.lines == ["1: 0", "2: 0", "3: 0"])
    #expect(try simulation.lines { try simulation.tap("Add 2") } == ["2: 1"])
  }

  @Test("The environment reaches rows, old and new")
  func environment() throws {
    let simulation = Simulation { Environed() }
    #expect(simulation.screen.hasPrefix("1 enabled\n2 enabled\n"))
    try simulation.tap("Disable")
    #expect(simulation.screen.hasPrefix("1 disabled\n2 disabled\n"))
    try simulation.tap("More")
    #expect(simulation.screen.hasPrefix("1 disabled\n2 disabled\n3 disabled\n"))
  }

  @Test("A task(id:) in a row restarts for its own element alone")
  func tasksInRows() throws {
    let simulation = Simulation { TaskRows() }
    #expect(simulation.lines == ["load one", "load two", "load three"])
    #expect(try simulation.lines { try simulation.tap("Rename 2") } == ["load two!"])
    #expect(try simulation.lines { try simulation.tap("Reverse") } == [])
  }

  @Test("List rows: selection by id, through moves")
  func listRows() throws {
    let simulation = Simulation { SelectableList() }
    try simulation.select(row: "two")
    #expect(simulation.screen == "one\nselected:\n  two\nthree\n[Reverse]\n[Remove 2]\nselection 2")
    try simulation.tap("Reverse")
    #expect(simulation.screen == "three\nselected:\n  two\none\n[Reverse]\n[Remove 2]\nselection 2")
    try simulation.tap("Remove 2")
    #expect(simulation.screen == "three\none\n[Reverse]\n[Remove 2]\nselection 2")
    try simulation.select(row: "three")
    #expect(simulation.screen.hasSuffix("selection 3"))
  }

  @Test("List rows keep state when they move, and end it when they go")
  func listState() throws {
    let simulation = Simulation { Rows(isLogged: true, isList: true) }
    try simulation.tap("Add to b")
    #expect(try simulation.lines { try simulation.tap("Reverse") } == [])
    #expect(simulation.screen.contains("b 1"))
    #expect(
      try simulation.lines { try simulation.tap("Remove b") } == [
        "b disappears", "b is gone", "b ends",
      ]
    )
  }

  @Test("Of 10 000 rows one changes: one row is evaluated; one moves: none is")
  func many() throws {
    let simulation = Simulation { Many() }
    #expect(simulation.screen.hasPrefix("row 0: 0\nrow 1: 0\n"))
    var count = simulation.graph.evaluationCount
    try simulation.tap("Change one")
    // Besides the row: the body with the array in it, and the ForEach's own evaluation.
    #expect(simulation.graph.evaluationCount - count == 3)
    count = simulation.graph.evaluationCount
    try simulation.tap("Move one")
    #expect(simulation.graph.evaluationCount - count == 2)
    #expect(simulation.screen.hasPrefix("row 1: 0\nrow 2: 0\n"))
  }
}

// MARK: - Views

private struct Rows: View {
  var isLogged = false
  var isList = false
  @State private var names = ["a", "b", "c"]

  var body: some View {
    if self.isList {
      List(self.names, id: \.self) { Row(name: $0, isLogged: self.isLogged) }
    } else {
      ForEach(self.names, id: \.self) { Row(name: $0, isLogged: self.isLogged) }
    }
    Button("Reverse") { self.names.reverse() }
    Button("Shuffle") { self.names = ["b", "a", "c"] }
    Button("Remove b") { self.names.removeAll { $0 == "b" } }
    Button("Append b") { self.names.append("b") }
    Button("Insert d") { self.names.insert("d", at: 0) }
    Button("c, e, a") { self.names = ["c", "e", "a"] }
  }
}

private struct Row: View {
  let name: String
  let isLogged: Bool
  @State private var count = 0
  @State private var held: Mortal?

  var body: some View {
    let _ = self.isLogged && self.count > 0 ? () : print("row \(self.name)")
    let content = VStack {
      Text("\(self.name) \(self.count)")
      Button("Add to \(self.name)") { self.count += 1 }
    }
    if self.isLogged {
      content
        .printsAppearance(self.name)
        .loggingTask(self.name)
        .onChange(of: self.count) { self.held = Mortal(self.name) }
    } else {
      content
    }
  }
}

private struct Item: Identifiable {
  var id: Int
  var name: String
  var count = 0
}

private struct Items: View {
  @State private var items = [
    Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three"),
  ]

  var body: some View {
    ForEach(self.items) { ItemRow(name: $0.name) }
    Button("Rename 2") { self.items[1].name += "!" }
    Button("Change id of 2") { self.items[1].id = 20 }
  }
}

private struct ItemRow: View {
  let name: String
  @State private var count = 0

  var body: some View {
    let _ = print("row \(self.name)")
    Text("\(self.name), count \(self.count)")
    Button("Count \(self.name)") { self.count += 1 }
  }
}

private struct Grid: View {
  @State private var rows = [1, 2]

  var body: some View {
    ForEach(self.rows, id: \.self) { row in
      Text("row \(row)")
      ForEach(1...row, id: \.self) { column in
        Cell(name: "\(row)×\(column)")
      }
    }
    Button("Swap") { self.rows.reverse() }
  }
}

private struct Cell: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(self.name) \(self.count)")
    Button("Add \(self.name)") { self.count += 1 }
  }
}

private struct Twin: Identifiable {
  let id: String
  let text: String
}

private struct Duplicates: View {
  @State private var twins = [
    Twin(id: "a", text: "a first"), Twin(id: "b", text: "b"), Twin(id: "a", text: "a second"),
  ]

  var body: some View {
    ForEach(self.twins) { Text($0.text) }
    Button("Reverse") { self.twins.reverse() }
    Button("Drop first") { self.twins.removeFirst() }
    Button("Add five") { self.twins += (1...5).map { Twin(id: "a", text: "a \($0)") } }
  }
}

private struct Bound: View {
  @State private var items = [
    Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three"),
  ]

  var body: some View {
    ForEach(self.$items) { $item in
      BoundRow(item: $item)
    }
    Button("Reverse") { self.items.reverse() }
    Button("Remove first") { self.items.removeFirst() }
    Text("total \(self.items.map(\.count).reduce(0, +))")
  }
}

private struct BoundRow: View {
  @Binding var item: Item

  var body: some View {
    Text("\(self.item.name) \(self.item.count)")
    Button("Add \(self.item.name)") { self.item.count += 1 }
  }
}

private struct LateBound: View {
  @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]

  var body: some View {
    ForEach(self.$items) { $item in
      Text("\(item.name) \(item.count)")
        .task {
          if item.id == 1 { return }
          try? await Task.sleep(for: .seconds(1))
          $item.wrappedValue.count += 1
          print("late: \($item.wrappedValue.count)")
        }
    }
    Button("Remove last") { self.items.removeLast() }
  }
}

@Observable @MainActor
private final class Counter: Identifiable {
  let id: String
  var count = 0

  init(_ id: String) {
    self.id = id
  }
}

private struct Observed: View {
  let counters: [Counter]

  var body: some View {
    ForEach(self.counters) { CounterRow(counter: $0) }
  }

  struct CounterRow: View {
    let counter: Counter

    var body: some View {
      let _ = print("\(self.counter.id): \(self.counter.count)")
      Button("Add \(self.counter.id)") { self.counter.count += 1 }
    }
  }
}

private struct Environed: View {
  @State private var isDisabled = false
  @State private var count = 2

  var body: some View {
    ForEach(1...self.count, id: \.self) { EnvironedRow(number: $0) }
      .disabled(self.isDisabled)
    Button("Disable") { self.isDisabled = true }
    Button("More") { self.count += 1 }
  }
}

private struct EnvironedRow: View {
  let number: Int
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text("\(self.number) \(self.isEnabled ? "enabled" : "disabled")")
  }
}

private struct TaskRows: View {
  @State private var items = [
    Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three"),
  ]

  var body: some View {
    ForEach(self.items) { item in
      Text(item.name).task(id: item.name) { print("load \(item.name)") }
    }
    Button("Rename 2") { self.items[1].name += "!" }
    Button("Reverse") { self.items.reverse() }
  }
}

private struct SelectableList: View {
  @State private var items = [
    Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three"),
  ]
  @State private var selection: Int?

  var body: some View {
    List(self.items, selection: self.$selection) { Text($0.name) }
    Button("Reverse") { self.items.reverse() }
    Button("Remove 2") { self.items.removeAll { $0.id == 2 } }
    Text("selection \(self.selection ?? 0)")
  }
}

private struct Many: View {
  @State private var items = (0..<10_000).map { Item(id: $0, name: "row \($0)") }

  var body: some View {
    ForEach(self.items) { ManyRow(item: $0) }
    Button("Change one") { self.items[5_000].count += 1 }
    Button("Move one") { self.items.append(self.items.removeFirst()) }
  }
}

private struct ManyRow: View {
  let item: Item

  var body: some View {
    Text(verbatim: "\(self.item.name): \(self.item.count)")
  }
}

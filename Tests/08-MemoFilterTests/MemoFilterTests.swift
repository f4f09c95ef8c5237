import HeadlessUI
import Testing

@testable import MemoFilterChapter

@Suite("Chapter 8: the filter")
@MainActor
struct MemoFilterTests {
  @Test("It keeps the elements that are included, in their order")
  func output() throws {
    let screen = try Self.simulation(by: !=).screen
    #expect(screen.hasPrefix("[2, 4]\n"))
  }

  @Test("It computes when didChange says so, and then only")
  func didChange() throws {
    #expect(try Self.computations(by: !=) == [1, 0, 1, 0])
    #expect(try Self.computations { _, _ in true } == [1, 1, 1, 1])
    #expect(try Self.computations { _, _ in false } == [1, 0, 0, 0])
  }

  @Test("Elements that are Equatable need no didChange: arrays are compared by value")
  func equatable() throws {
    let simulation = Simulation { EquatableScreen() }
    try simulation.tap("Rebuild")
    try simulation.tap("Append")
    #expect(
      simulation.transcript.lines.map(\.text) == [
        "computing new output", "body", "body", "computing new output", "body",
      ]
    )
    #expect(simulation.screen.hasPrefix("[2, 4]\n"))
  }

  @Test("Even and odd items are found, and none is lost")
  func evensAndOdds() throws {
    let evens = Simulation { EvensView(array: (0..<5).map { Item(id: $0) }) }
    let odds = Simulation { OddsView(array: (0..<5).map { Item(id: $0) }) }
    #expect(evens.screen == "Item 0\nItem 2\nItem 4")
    #expect(odds.screen == "Item 1\nItem 3")
  }

  @Test("A view with a filter is evaluated with its parent, and does not compute")
  func parent() throws {
    let simulation = Simulation { CountingScreen() }
    try simulation.tap("Count")
    #expect(simulation.transcript.lines.map(\.text) == ["computing new output", "body", "body"])
  }

  private static func simulation(
    by didChange: @escaping ([Int], [Int]) -> Bool
  ) throws -> Simulation {
    let simulation = Simulation { NumbersScreen(didChange: didChange) }
    try simulation.tap("Rebuild")
    try simulation.tap("Append")
    try simulation.tap("Rebuild")
    return simulation
  }

  private static func computations(
    by didChange: @escaping ([Int], [Int]) -> Bool
  ) throws -> [Int] {
    try self.simulation(by: didChange).transcript.steps.map { step in
      step.lines.count { $0.text == "computing new output" }
    }
  }
}

/// Passes numbers to a filter in its `update()`.
private struct EvenNumbers: DynamicProperty {
  @MemoFilter<Int> private var output: [Int]
  @State var numbers = Numbers()
  let didChange: ([Int], [Int]) -> Bool

  mutating func update() {
    self._output.update(
      array: self.numbers.array,
      didChange: self.didChange,
      isIncluded: { $0.isMultiple(of: 2) }
    )
  }

  var text: String { "\(self.output)" }
}

private struct Numbers {
  private var version = 1
  private(set) var array = [1, 2, 3]

  mutating func rebuild() {
    self.version += 1
    self.array = self.array.map { $0 }
  }

  mutating func append() {
    self.version += 1
    self.array.append(self.array.count + 1)
  }
}

private struct NumbersScreen: View {
  private let evens: EvenNumbers

  init(didChange: @escaping ([Int], [Int]) -> Bool) {
    self.evens = EvenNumbers(didChange: didChange)
  }

  var body: some View {
    Text(evens.text)
    Button("Rebuild") { evens.numbers.rebuild() }
    Button("Append") { evens.numbers.append() }
  }
}

private struct EquatableScreen: View {
  @State private var numbers = Numbers()

  var body: some View {
    EquatableList(numbers: numbers)
    Button("Rebuild") { numbers.rebuild() }
    Button("Append") { numbers.append() }
  }
}

private struct EquatableList: View {
  @MemoFilter<Int> private var evens: [Int]
  private let numbers: Numbers

  init(numbers: Numbers) {
    self.numbers = numbers
    self._evens = MemoFilter(array: numbers.array) { $0.isMultiple(of: 2) }
  }

  var body: some View {
    let _ = print("body")
    Text("\(evens)")
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

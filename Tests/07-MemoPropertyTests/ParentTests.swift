import HeadlessUI
import Testing

@testable import MemoPropertyChapter

@Suite("Chapter 7: a parent that makes its view again")
@MainActor
struct ParentTests {
  @Test("Items are computed with when they come in another array, be it an equal one")
  func items() throws {
    let items = (4...7).map { Item(id: $0) }
    try Self.expect(items, first: "4, 6", last: "6") {
      MemoEvens(array: $0)
    } output: {
      $0.wrappedValue
    }
    try Self.expect(items, first: "4, 6", last: "6") {
      MemoEvensByHand(array: $0)
    } output: {
      $0.wrappedValue
    }
    try Self.expect(items, first: "5, 7", last: "5, 7") {
      MemoOdds(array: $0)
    } output: {
      $0.wrappedValue
    }
    try Self.expect(items, first: "5, 7", last: "5, 7") {
      MemoOddsByHand(array: $0)
    } output: {
      $0.wrappedValue
    }
  }

  @Test("So are orders, by hand and with selectors")
  func orders() throws {
    try Self.expect(Order.samples, first: "1, 2, 3, 4", last: "1, 3, 4") {
      SortedOrders(orders: $0, searchText: "")
    } output: {
      $0.wrappedValue
    }
    try Self.expect(Order.samples, first: "1, 2, 3, 4", last: "1, 3, 4") {
      SortedOrdersOnce(orders: $0, searchText: "")
    } output: {
      $0.wrappedValue
    }
    try Self.expect(Order.samples, first: "1, 2, 3, 4", last: "1, 3, 4") {
      SortedOrdersByHand(orders: $0, searchText: "")
    } output: {
      $0.wrappedValue
    }
  }

  /// Passes an array, the same again, an equal one, and one without its first element.
  private static func expect<Element: Identifiable<Int>, Memo: DynamicProperty>(
    _ array: [Element],
    first: String,
    last: String,
    memo: @escaping ([Element]) -> Memo,
    output: @escaping (Memo) -> [Element],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let simulation = Simulation { ParentView(array: array, memo: memo, output: output) }
    for button in ["Same", "Rebuilt", "Same"] {
      try simulation.tap(button)
      #expect(simulation.screen.hasPrefix("\(first)\n"), sourceLocation: sourceLocation)
    }
    try simulation.tap("Shorter")
    #expect(simulation.screen.hasPrefix("\(last)\n"), sourceLocation: sourceLocation)
    let computations = simulation.transcript.steps.map { step in
      step.lines.count { $0.text == "computing new output" }
    }
    #expect(computations == [1, 0, 1, 0, 1], sourceLocation: sourceLocation)
    try simulation.end()
  }
}

/// What is passed: one value, so that it is written even if its array is equal to the one before.
private struct Passed<Element> {
  var array: [Element]
  var version = 1
}

/// Makes a view with a memo again at each tap.
private struct ParentView<Element: Identifiable<Int>, Memo: DynamicProperty>: View {
  @State private var passed: Passed<Element>
  private let memo: ([Element]) -> Memo
  private let output: (Memo) -> [Element]

  init(
    array: [Element],
    memo: @escaping ([Element]) -> Memo,
    output: @escaping (Memo) -> [Element]
  ) {
    self._passed = State(initialValue: Passed(array: array))
    self.memo = memo
    self.output = output
  }

  var body: some View {
    MemoView(memo: memo(passed.array), version: passed.version, output: output)
    Button("Same") {
      passed.version += 1
    }
    Button("Rebuilt") {
      passed = Passed(array: passed.array.map { $0 }, version: passed.version + 1)
    }
    Button("Shorter") {
      passed.array.removeFirst()
    }
  }
}

/// Shows the output of a memo; another version makes it another view, whatever the memo is given.
private struct MemoView<Element: Identifiable<Int>, Memo: DynamicProperty>: View {
  let memo: Memo
  let version: Int
  let output: (Memo) -> [Element]

  var body: some View {
    Text(output(memo).map { "\($0.id)" }.joined(separator: ", "))
  }
}

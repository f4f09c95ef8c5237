import HeadlessUI
import Testing

@testable import MemoPropertyChapter
@testable import WorkbookKit

@Suite("Chapter 7: the acts")
@MainActor
struct ActTests {
  @Test("A computed property computes in every body, a memo when an item is added")
  func evens() throws {
    #expect(try Self.computations(of: "evens") == [1, 1, 1, 1])
    #expect(try Self.computations(of: "memo evens") == [1, 0, 1, 0])
    #expect(try Self.computations(of: "odds") == [1, 0, 1, 0])
  }

  @Test("A memo made of MemoProperty prints what the one made by hand prints")
  func sameAsByHand() throws {
    #expect(try Self.transcript(of: "memo property") == Self.transcript(of: "memo evens"))
    #expect(try Self.odds { OddsView(array: $0) } == Self.odds { OddsByHandView(array: $0) })
  }

  @Test("Orders compute once for each input that has changed, by hand and with selectors once")
  func orders() throws {
    #expect(try Self.computations(of: "orders by hand") == [1, 0, 1, 1, 0, 0])
    #expect(try Self.transcript(of: "orders once") == Self.transcript(of: "orders by hand"))
  }

  @Test("With selectors from init too, every body computes twice once the order is not the default")
  func ordersTwice() throws {
    #expect(try Self.computations(of: "orders") == [1, 0, 1, 1, 2, 2])
  }

  @Test("All three lists of orders show the same")
  func orderScreens() throws {
    let screens = try [
      Self.orders { OrderListByHand(orders: $0, searchText: $1) },
      Self.orders { OrderList(orders: $0, searchText: $1) },
      Self.orders { OrderListOnce(orders: $0, searchText: $1) },
    ]
    #expect(screens[0].hasSuffix("[Reverse]\nOrder 4\nselected:\n  Order 3\nOrder 1"))
    #expect(Set(screens).count == 1)
  }

  @Test("An input that was not declared does not count until another one changes")
  func stale() throws {
    let simulation = Simulation { ItemsView { ItemsAboveView(array: $0) } }
    try simulation.increment()
    #expect(simulation.screen.contains("Item 6\n"))
    try simulation.tap("Add Item")
    #expect(simulation.screen.contains("Item 6\n") == false)
  }

  private static func transcript(of act: String) throws -> Transcript {
    let act = try #require(MemoPropertyProgram.acts.first { $0.name == act })
    return act.play(in: MemoPropertyProgram.name).transcript
  }

  /// How often each step of an act computes.
  private static func computations(of act: String) throws -> [Int] {
    try self.transcript(of: act).steps.filter(\.isShown).map { step in
      step.lines.count { $0.text == "computing new output" }
    }
  }

  private static func odds(
    @ViewBuilder _ list: @escaping ([Item]) -> some View
  ) throws -> String {
    let simulation = Simulation { ItemsView(content: list) }
    try simulation.tap("Item 5")
    try simulation.tap("Add Item")
    try simulation.tap("Add Item")
    return "\(simulation.transcript)\n\(simulation.screen)"
  }

  private static func orders(
    @ViewBuilder _ list: @escaping ([Order], String) -> some View
  ) throws -> String {
    let simulation = Simulation { OrdersView(content: list) }
    try simulation.tap("Order 3")
    try simulation.type("glazed", into: "Search")
    try simulation.tap("Reverse")
    return simulation.screen
  }
}

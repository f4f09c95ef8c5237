import HeadlessUI
import WorkbookKit

@main
enum MemoPropertyProgram: Chapter {
  static let name = "MemoProperty"
  static let number = 7
  static let title = "Memoising any operation"
  static let question = "How does one property memoise whatever it is given?"

  static var acts: [Act] {
    Act("evens", ItemsView { ComputedEvensView(array: $0) }, summary: "a computed property") {
      Tap("Item 4")
      Tap("Add Item")
      Tap("Item 6")
    }
    Act("memo evens", ItemsView { EvensByHandView(array: $0) }, summary: "a memo of its own") {
      Tap("Item 4")
      Tap("Add Item")
      Tap("Item 6")
    }
    Act("odds", ItemsView { OddsByHandView(array: $0) }, summary: "another memo of its own") {
      Tap("Item 5")
      Tap("Add Item")
      Tap("Item 7")
    }
    Act("memo property", MemoPropertyDemoApp(), summary: "a memo made of MemoProperty") {
      Tap("Item 4")
      Tap("Add Item")
      Tap("Item 6")
    }
    Act(
      "orders by hand",
      OrdersView { OrderListByHand(orders: $0, searchText: $1) },
      summary: "three inputs, a memo of its own"
    ) {
      orders
    }
    Act(
      "orders",
      OrdersView { OrderList(orders: $0, searchText: $1) },
      summary: "selectors in init and in update()"
    ) {
      orders
    }
    Act(
      "orders once",
      OrdersView { OrderListOnce(orders: $0, searchText: $1) },
      summary: "selectors in update() only"
    ) {
      orders
    }
    Act("stale", ItemsView { ItemsAboveView(array: $0) }, summary: "an input not declared") {
      Increment()
      Tap("Add Item")
      Increment()
    }.picture(.text("computing new output"), .text("above"))
  }

  private static let orders = Script {
    Tap("Order 3")
    TypeText("glazed", into: "Search")
    Tap("Reverse")
    Tap("Order 4")
    Tap("Order 1")
  }
}

import HeadlessUI

/// What somebody has ordered at a donut shop.
struct Order: Hashable, Identifiable {
  let id: Int
  let creationDate: Date
  let donuts: [String]
}

extension Order {
  /// Whether a donut of the order has the text in its name; an empty text matches all orders.
  func matches(searchText: String) -> Bool {
    searchText.isEmpty || self.donuts.contains { $0.contains(searchText) }
  }
}

extension Order {
  /// Four orders, an hour apart, in no order.
  static let samples = [
    Order(id: 2, creationDate: Date(timeIntervalSince1970: 7_200), donuts: ["jelly"]),
    Order(id: 1, creationDate: Date(timeIntervalSince1970: 3_600), donuts: ["glazed", "plain"]),
    Order(id: 4, creationDate: Date(timeIntervalSince1970: 14_400), donuts: ["glazed"]),
    Order(id: 3, creationDate: Date(timeIntervalSince1970: 10_800), donuts: ["jelly", "glazed"]),
  ]
}

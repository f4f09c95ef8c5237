import HeadlessUI

/// Lists the items with an odd number, found by a memo made of `MemoProperty`.
struct OddsView: View {
  @MemoOdds private var odds: [Item]
  @State private var selection: Item.ID?

  init(array: [Item]) {
    self._odds = MemoOdds(array: array)
  }

  var body: some View {
    let _ = print("body")
    List(odds, selection: $selection) { item in
      Text("Item \(item.id)")
    }
  }
}

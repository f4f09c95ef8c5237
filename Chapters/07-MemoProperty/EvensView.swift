import HeadlessUI

/// Lists the items with an even number, found by a memo made of `MemoProperty`.
struct EvensView: View {
  @MemoEvens private var evens: [Item]
  @State private var selection: Item.ID?

  init(array: [Item]) {
    self._evens = MemoEvens(array: array)
  }

  var body: some View {
    let _ = print("body")
    List(evens, selection: $selection) { item in
      Text("Item \(item.id)")
    }
  }
}

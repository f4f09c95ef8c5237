import HeadlessUI

/// Lists the items with an even number, found by a computed property.
struct ComputedEvensView: View {
  let array: [Item]
  @State private var selection: Item.ID?

  private var evens: [Item] {
    print("computing new output")
    return array.filter { $0.id.isMultiple(of: 2) }
  }

  var body: some View {
    let _ = print("body")
    List(evens, selection: $selection) { item in
      Text("Item \(item.id)")
    }
  }
}

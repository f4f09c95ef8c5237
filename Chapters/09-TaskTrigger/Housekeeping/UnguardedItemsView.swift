import HeadlessUI

/// An `ItemsView` that takes no number for a number.
struct UnguardedItemsView: View {
  @State private var item: Int?

  var body: some View {
    List(0..<10) { index in
      Button("Item \(index)") {
        item = index
      }
    }
    .task(id: item) {
      await Server.request("Load of item \(item ?? 0)")
      item = nil
    }
  }
}

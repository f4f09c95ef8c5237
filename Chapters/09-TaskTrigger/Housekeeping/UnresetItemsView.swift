import HeadlessUI

/// An `ItemsView` that leaves its number as it is.
struct UnresetItemsView: View {
  @State private var item: Int?

  var body: some View {
    List(0..<10) { index in
      Button("Item \(index)") {
        item = index
      }
    }
    .task(id: item) {
      guard let index = item else { return }
      await Server.request("Load of item \(index)")
    }
  }
}

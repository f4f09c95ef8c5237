import HeadlessUI

/// Owns some orders and a search text, and hands them to a list.
struct OrdersView<Content: View>: View {
  @State private var searchText = ""
  private let content: ([Order], String) -> Content

  init(@ViewBuilder content: @escaping ([Order], String) -> Content) {
    self.content = content
  }

  var body: some View {
    VStack {
      TextField("Search", text: $searchText)
      content(Order.samples, searchText)
    }
  }
}

import HeadlessUI

/// Owns ten items and hands them to a list.
struct ItemsView<Content: View>: View {
  @State private var array = (0..<10).map { Item(id: $0) }
  private let content: ([Item]) -> Content

  init(@ViewBuilder content: @escaping ([Item]) -> Content) {
    self.content = content
  }

  var body: some View {
    NavigationStack {
      content(array)
        .toolbar {
          Button("Add Item") {
            array.append(Item(id: array.count))
          }
        }
    }
  }
}

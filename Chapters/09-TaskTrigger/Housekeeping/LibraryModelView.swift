import HeadlessUI

/// Loads the item that is tapped, by way of a model.
struct LibraryModelView: View {
  @State private var model = LibraryModel()

  var body: some View {
    List(0..<10) { index in
      Button("Item \(index)") {
        model.item = index
      }
    }
    .task(id: model.item) {
      await model.load()
    }
  }
}

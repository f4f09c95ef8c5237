import HeadlessUI

/// Refreshes, and loads the item that is tapped; triggers start the tasks.
struct LibraryView: View {
  @State private var refresh = PlainTaskTrigger()
  @State private var load = TaskTrigger<Int>()

  var body: some View {
    VStack {
      Button("Refresh") {
        refresh.trigger()
      }
      List(0..<10) { index in
        Button("Item \(index)") {
          load.trigger(value: index)
        }
      }
    }
    .task($refresh) {
      await Server.request("Refresh")
    }
    .task($load) { index in
      await Server.request("Load of item \(index)")
    }
  }
}

import HeadlessUI

/// Refreshes when its button is tapped; a flag starts the task.
struct RefreshView: View {
  @State private var isRefreshing = false

  var body: some View {
    Button("Refresh") {
      isRefreshing = true
    }
    .task(id: isRefreshing) {
      guard isRefreshing else { return }
      await Server.request("Refresh")
      isRefreshing = false
    }
  }
}

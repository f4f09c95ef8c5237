import HeadlessUI

/// A `RefreshView` that leaves its flag as it is.
struct UnresetRefreshView: View {
  @State private var isRefreshing = false

  var body: some View {
    Button("Refresh") {
      isRefreshing = true
    }
    .task(id: isRefreshing) {
      guard isRefreshing else { return }
      await Server.request("Refresh")
    }
  }
}

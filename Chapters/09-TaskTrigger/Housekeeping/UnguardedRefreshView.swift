import HeadlessUI

/// A `RefreshView` that does not look whether there is something to do.
struct UnguardedRefreshView: View {
  @State private var isRefreshing = false

  var body: some View {
    Button("Refresh") {
      isRefreshing = true
    }
    .task(id: isRefreshing) {
      await Server.request("Refresh")
      isRefreshing = false
    }
  }
}

import HeadlessUI

/// A `HousekeepingView` without the resets, on a tab of its own.
struct UnresetView: View {
  var body: some View {
    TabView {
      VStack {
        UnresetRefreshView()
        UnresetItemsView()
      }
      .tabItem { Label("Library", systemImage: "1.circle") }
      Text("Settings")
        .tabItem { Label("Settings", systemImage: "2.circle") }
    }
  }
}

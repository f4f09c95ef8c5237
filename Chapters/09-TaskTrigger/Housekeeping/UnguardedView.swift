import HeadlessUI

/// A `HousekeepingView` without the guards.
struct UnguardedView: View {
  var body: some View {
    VStack {
      UnguardedRefreshView()
      UnguardedItemsView()
    }
  }
}

import HeadlessUI

/// Two screens that start tasks by hand.
struct HousekeepingView: View {
  var body: some View {
    VStack {
      RefreshView()
      ItemsView()
    }
  }
}

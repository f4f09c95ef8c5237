import HeadlessUI

/// A timer on the first tab, the new presentation of one on the second.
struct TwoScreensApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        TimerView()
          .tabItem { Label("Timer", systemImage: "1.circle") }
        NewTimerView()
          .tabItem { Label("New Timer", systemImage: "2.circle") }
      }
    }
  }
}

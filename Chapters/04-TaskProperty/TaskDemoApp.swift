import HeadlessUI

/// Two timers, each on a tab of its own.
struct TaskDemoApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        TimerView()
          .tabItem { Label("Timer 1", systemImage: "1.circle") }
        TimerView()
          .tabItem { Label("Timer 2", systemImage: "2.circle") }
      }
    }
  }
}

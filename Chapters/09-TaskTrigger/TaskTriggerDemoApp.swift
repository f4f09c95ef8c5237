import HeadlessUI

/// The screens of this chapter, each on a tab of its own.
struct TaskTriggerDemoApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        HousekeepingView()
          .tabItem { Label("By Hand", systemImage: "1.circle") }
        TriggerView()
          .tabItem { Label("Trigger", systemImage: "2.circle") }
        DraftView()
          .tabItem { Label("Draft", systemImage: "3.circle") }
        ButtonsView()
          .tabItem { Label("Buttons", systemImage: "4.circle") }
        RepairedRaceView()
          .tabItem { Label("Race", systemImage: "5.circle") }
      }
    }
  }
}

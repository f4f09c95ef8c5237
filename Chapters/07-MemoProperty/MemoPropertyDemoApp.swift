import HeadlessUI

/// Ten items, of which the even ones are listed.
struct MemoPropertyDemoApp: App {
  var body: some Scene {
    WindowGroup {
      ItemsView { array in
        EvensView(array: array)
      }
    }
  }
}

import HeadlessUI

/// The same screen as an app.
struct GreeterApp: App {
  var body: some Scene {
    WindowGroup { Greeter() }
  }
}

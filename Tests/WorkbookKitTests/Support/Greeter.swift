import HeadlessUI

/// A screen that does a little of everything that a player has to cope with.
struct Greeter: View {
  var body: some View {
    VStack {
      Text("Nice to see you")
      Button("Greet") { print("Hello.") }
      Button("Leak") { Task { try? await Task.sleep(for: .seconds(1_000)) } }
      Button("Hang") {
        print("Round and round.")
        while true {}
      }
      Button("Crash") {
        print("Not\nfar.")
        fatalError("on purpose")
      }
    }
  }
}

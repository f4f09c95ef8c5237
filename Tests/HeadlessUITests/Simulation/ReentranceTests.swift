import Testing

@testable import HeadlessUI

@Suite("Driving from inside: refused, and the step goes on")
@MainActor
struct ReentranceTests {
  private final class Holder {
    var simulation: Simulation?
  }

  private struct Screen: View {
    let holder: Holder
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      let _ = count == 10 ? print(message { try holder.simulation?.tap("Hide") } ?? "done") : ()
      Button("Hide") { isShown = false }
      if isShown {
        Button("Go") {
          count += 1
          print(message { try holder.simulation?.tap("Hide") } ?? "done")
          print(message { try holder.simulation?.end() } ?? "done")
          print(holder.simulation?.screen.contains("count 0") ?? false)
          Task {
            print(message { try holder.simulation?.advance(by: .seconds(1)) } ?? "done")
            count += 1
          }
        }
        Button("Set 10") { count = 10 }
      }
      Text("count \(count)")
    }
  }

  private func refusal(_ step: String) -> String {
    """
    A simulation cannot be driven by code that runs in it: the step under way, \(step), has to end \
    first.
    """
  }

  @Test("By an action, a task and a body")
  func refused() throws {
    let holder = Holder()
    let simulation = Simulation { Screen(holder: holder) }
    holder.simulation = simulation
    defer { holder.simulation = nil }
    try simulation.tap("Go")
    let go = self.refusal("tap “Go”")
    // What a person sees is from before the step, until the step's update.
    #expect(simulation.lines == [go, go, "true", go])
    #expect(simulation.screen == "[Hide]\n[Go]\n[Set 10]\ncount 2")
    let lines = try simulation.lines { try simulation.tap("Set 10") }
    #expect(lines == [self.refusal("tap “Set 10”")])
    try simulation.tap("Hide")
    #expect(simulation.screen == "[Hide]\ncount 10")
    try simulation.end()
  }
}

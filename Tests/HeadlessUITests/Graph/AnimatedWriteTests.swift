import HeadlessUI
import Testing

@Suite("State: writes with an animation")
@MainActor
struct AnimatedWriteTests {
  private struct Names: View {
    @State private var names = ["Ada"]
    @State private var draft = "Alan"

    var body: some View {
      Text(names.joined(separator: " "))
      Button("Add") {
        withAnimation { names.append(draft) }
        draft = "Grace"
      }
      Button("Drop first") { names.removeFirst() }
    }
  }

  @Test("A state is read as it was last written, although another one was written after it")
  func latest() throws {
    let simulation = Simulation { Names() }
    try simulation.tap("Add")
    try simulation.tap("Drop first")
    try simulation.tap("Add")
    #expect(simulation.screen.hasPrefix("Alan Grace\n"))
    try simulation.tap("Drop first")
    #expect(simulation.screen.hasPrefix("Grace\n"))
  }

  private struct Switches: View {
    @State private var isOn = false
    @State private var flips = 0

    var body: some View {
      let _ = print("body \(isOn) \(flips)")
      Toggle("Animated", isOn: $isOn.animation())
      Button("Both") {
        flips += 1
        $isOn.animation(.spring(duration: 0.3)).wrappedValue.toggle()
      }
    }
  }

  @Test("A binding with an animation writes in an update of its own")
  func binding() throws {
    let simulation = Simulation { Switches() }
    #expect(try simulation.lines { try simulation.toggle("Animated") } == ["body true 0"])
    #expect(
      try simulation.lines { try simulation.tap("Both") } == ["body true 1", "body false 1"]
    )
    #expect(simulation.screen.hasPrefix("[ ] Animated"))
  }
}

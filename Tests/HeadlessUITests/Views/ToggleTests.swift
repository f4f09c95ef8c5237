import Testing

@testable import HeadlessUI

@Suite("Toggle: writes through its binding and shows it")
@MainActor
struct ToggleTests {
  private struct Settings: View {
    @State private var isOn = false
    @State private var isLocked = false
    @State private var other = true

    var body: some View {
      let _ = print("body \(isOn) \(isLocked)")
      Toggle("Wi-Fi", isOn: $isOn)
      Toggle(isOn: $isLocked) {
        HStack {
          Text("Lock")
          Text("it")
        }
      }
      Group {
        Toggle("Twin", isOn: .constant(true))
        Toggle("Twin", systemImage: "star", isOn: $other)
      }
      .disabled(isLocked)
    }
  }

  @Test("Each shows whether it is on, and whether it is disabled")
  func screen() throws {
    let simulation = Simulation { Settings() }
    #expect(simulation.screen == "[ ] Wi-Fi\n[ ] Lock it\n[x] Twin\n[x] Twin")
    try simulation.toggle("Lock it")
    #expect(
      simulation.screen
        == "[ ] Wi-Fi\n[x] Lock it\n[x] Twin (disabled)\n[x] Twin (disabled)"
    )
  }

  @Test("A flip is one write, and one evaluation of the owner, who depends on what it hands on")
  func write() throws {
    let simulation = Simulation { Settings() }
    let lines = try simulation.lines {
      try simulation.toggle("Wi-Fi")
      try simulation.toggle("Wi-Fi")
    }
    #expect(lines == ["body true false", "body false false"])
    #expect(simulation.transcript.steps.last?.title == "toggle “Wi-Fi”")
  }

  @Test("An owner that does not read the value is evaluated too, and the toggle shows it")
  func unread() throws {
    struct Owner: View {
      @State private var isOn = false

      var body: some View {
        let _ = print("owner")
        Toggle("Switch", isOn: $isOn)
      }
    }
    let simulation = Simulation { Owner() }
    #expect(try simulation.lines { try simulation.toggle("Switch") } == ["owner"])
    #expect(simulation.screen == "[x] Switch")
  }

  @Test("A constant stays as it is; the second of two with one title can be meant")
  func occurrence() throws {
    let simulation = Simulation { Settings() }
    try simulation.toggle("Twin")
    #expect(simulation.screen.hasSuffix("[x] Twin\n[x] Twin"))
    try simulation.toggle("Twin", occurrence: 2)
    #expect(simulation.screen.hasSuffix("[x] Twin\n[ ] Twin"))
    #expect(simulation.transcript.steps.last?.title == "toggle “Twin” (occurrence 2)")
    #expect(
      message { try simulation.toggle("Twin", occurrence: 3) }
        == """
        There are 2 toggles titled “Twin” on screen: no occurrence 3, as they count from 1.
        """
    )
    #expect(
      message { try simulation.toggle("Wi-Fi", occurrence: 0) }
        == """
        There is only one toggle titled “Wi-Fi” on screen: no occurrence 0, as they count from 1.
        """
    )
  }

  @Test("A disabled toggle is left alone")
  func disabled() throws {
    let simulation = Simulation { Settings() }
    try simulation.toggle("Lock it")
    #expect(
      message { try simulation.toggle("Twin", occurrence: 2) }
        == "The toggle “Twin” is disabled: it cannot be changed."
    )
    #expect(simulation.screen.hasSuffix("[x] Twin (disabled)"))
  }

  @Test("The binding's own closures are called: read when shown, written when flipped")
  func closures() throws {
    struct Owner: View {
      @State private var count = 0

      var body: some View {
        Toggle(
          "Even",
          isOn: Binding(
            get: {
              print("get \(count)")
              return count.isMultiple(of: 2)
            },
            set: {
              print("set \($0)")
              count += 1
            }
          )
        )
      }
    }
    let simulation = Simulation { Owner() }
    #expect(simulation.lines == ["get 0"])
    #expect(
      try simulation.lines { try simulation.toggle("Even") } == ["get 0", "set false", "get 1"]
    )
    #expect(simulation.screen == "[ ] Even")
  }

  @Test("A button of that title is no toggle, and the other way round")
  func otherKind() {
    let simulation = Simulation {
      Button("Go") {}
      Toggle("Wi-Fi", isOn: .constant(true))
    }
    #expect(
      message { try simulation.toggle("Go") }
        == """
        No toggle titled “Go” is on screen. There is a button of that title. On screen: “Wi-Fi”.
        """
    )
    #expect(
      message { try simulation.tap("Wi-Fi") }
        == """
        No button titled “Wi-Fi” is on screen. There is a toggle of that title. On screen: “Go”.
        """
    )
  }

  @Test("A task that a flip starts is reported by the view around the toggle")
  func reports() throws {
    struct Starter: View {
      var body: some View {
        Toggle("Start", isOn: Binding(get: { false }, set: { _ in self.start() }))
      }

      private func start() {
        Task { try await Task.sleep(for: .seconds(9)) }
      }
    }
    let simulation = Simulation { Starter() }
    try simulation.toggle("Start")
    let error = message { try simulation.end() }
    #expect(error?.contains("Starter") == true && error?.contains("Toggle") == false)
  }
}

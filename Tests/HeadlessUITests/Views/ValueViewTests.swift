import Testing

@testable import HeadlessUI

@Suite("Slider, ProgressView, LabeledContent, Text: values in one line")
@MainActor
struct ValueViewTests {
  private struct Mixer: View {
    @State private var volume = 0.25
    @State private var steps: Float = 2

    var body: some View {
      Slider(value: $volume) { Text("Volume") }
      Slider(value: $steps, in: 0...10, step: 4)
      ProgressView("Loud", value: volume)
    }
  }

  @Test("A slider stays within its bounds and at its steps")
  func slider() throws {
    let simulation = Simulation { Mixer() }
    #expect(simulation.screen == "Volume: 0.25\n2\nLoud (25 %)")
    try simulation.slide(to: 0.4)
    #expect(simulation.screen == "Volume: 0.4\n2\nLoud (40 %)")
    try simulation.slide(to: 7, in: "Volume")
    #expect(simulation.screen == "Volume: 1\n2\nLoud (100 %)")
    try simulation.slide(to: 7, occurrence: 2)
    #expect(simulation.screen.contains("\n8\n"))
    try simulation.slide(to: 99, occurrence: 2)
    #expect(simulation.screen.contains("\n10\n"))
    #expect(
      simulation.transcript.steps.map(\.title)
        == [
          "launch", "slide to 0.4", "slide to 7 in “Volume”", "slide to 7 (occurrence 2)",
          "slide to 99 (occurrence 2)",
        ]
    )
    #expect(
      message { try simulation.slide(to: 1, in: "Treble") }
        == """
        No slider titled “Treble” is on screen. On screen: “Volume”, one without a title.
        """
    )
  }

  @Test("Progress is told in per cent, within what is possible, or as being under way")
  func progress() {
    let simulation = Simulation {
      ProgressView()
      ProgressView("Loading…")
      ProgressView("Copying", value: 2.0, total: 3)
      ProgressView(value: 7, total: 5.0) {
        Text("Full")
      } currentValueLabel: {
        Text("7 of 5")
      }
      ProgressView("Unknown", value: nil as Double?)
    }
    #expect(
      simulation.screen
        == """
        (in progress)
        Loading… (in progress)
        Copying (67 %)
        Full 7 of 5 (100 %)
        Unknown (in progress)
        """
    )
  }

  @Test("A label and its content share a line, and a control in it can be used")
  func labeledContent() throws {
    let simulation = Simulation {
      LabeledContent("Version", value: "1.2")
      LabeledContent("Price", value: 1234, format: .number)
      LabeledContent("Account") { Button("Sign out") { print("out") } }
    }
    #expect(simulation.screen == "Version: 1.2\nPrice: 1,234\nAccount: [Sign out]")
    try simulation.tap("Sign out")
    #expect(simulation.lines == ["out"])
  }

  @Test("Texts are joined, and show dates")
  func texts() {
    let date = Date(timeIntervalSince1970: 1_767_260_460)
    let simulation = Simulation {
      Text("Hello, ").bold() + Text(verbatim: "Blob").foregroundStyle(.red)
      Text(date, style: .date)
      Text("at \(date, style: .time) \(Image(systemName: "clock"))sharp")
      Text(date, style: .relative)
    }
    #expect(
      simulation.screen
        == """
        Hello, Blob
        1 January 2026
        at 9:41 sharp
        (relative 1 Jan 2026 at 9:41:00)
        """
    )
  }
}

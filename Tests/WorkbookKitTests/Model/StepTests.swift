import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("Steps: what a script says is what the transcript says")
@MainActor
struct StepTests {
  private struct Controls: View {
    @State private var isOn = false
    @State private var count = 0
    @State private var size = 1
    @State private var name = ""
    @State private var volume = 0.5

    var body: some View {
      TabView {
        VStack {
          Button("Print") { print(isOn, count, size, name, volume) }
          Toggle("Wi-Fi", isOn: $isOn)
          Stepper("Count", value: $count)
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          TextField("Name", text: $name)
          Slider(value: $volume) { Text("Volume") }
        }
        NavigationStack {
          NavigationLink("Open") { Text("Opened") }
        }
      }
    }
  }

  @Test("Every kind of step does what it says, under the title that it has in the script")
  func titles() throws {
    let script = Script {
      Flip("Wi-Fi")
      Increment()
      Increment("Count")
      Increment("Count")
      Decrement("Count")
      Decrement()
      Increment()
      Choose("Small")
      Choose("Large", in: "Size")
      TypeText("Bl")
      TypeText("Blob", into: "Name")
      Slide(to: 1)
      Slide(to: 0.25, in: "Volume")
      Tap("Print")
      SelectTab(2)
      Tap("Open")
      GoBack()
      Wait(seconds: 1.5)
      Wait(seconds: 1.1)
      Wait(seconds: 0.00001)
    }
    let simulation = Simulation { Controls() }
    for step in script.steps { try step.perform(on: simulation) }
    #expect(simulation.transcript.steps.dropFirst().map(\.title) == script.steps.map(\.title))
    #expect(simulation.transcript.lines.map(\.text) == ["true 2 2 Blob 0.25"])
  }

  @Test("A step on what is not there fails")
  func failures() {
    let steps: [any ScriptStep] = [
      Flip("A"), Increment(), Decrement(), Choose("A"), TypeText("A"), Slide(to: 1), GoBack(),
    ]
    let simulation = Simulation { Text("Empty") }
    for step in steps {
      #expect(throws: SimulationError.self, "\(step.title)") { try step.perform(on: simulation) }
    }
  }
}

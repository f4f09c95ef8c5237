// Told: by no task that runs from “Start” to “Stop”
import HeadlessUI

/// Shows and hides the metronome of somebody who practises.
@MainActor
func wrong1_4_onlyPrints() -> some View {
  PracticeView()
}

private struct PracticeView: View {
  @State private var isMetronomeShown = false

  var body: some View {
    VStack {
      Button(isMetronomeShown ? "Hide Metronome" : "Show Metronome") {
        isMetronomeShown.toggle()
      }
      if isMetronomeShown {
        MetronomeView()
      }
    }
  }
}

/// Should beat once a second from “Start” to “Stop”, but no longer than it is shown.
private struct MetronomeView: View {
  var body: some View {
    VStack {
      Text("3 beats")
      Button("Start") {
        for number in 1...3 { print("Beat \(number).") }
      }
      Button("Stop") {}
    }
  }
}

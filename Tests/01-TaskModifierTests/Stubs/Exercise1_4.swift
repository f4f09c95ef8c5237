import HeadlessUI

/// Shows and hides the metronome of somebody who practises.
@MainActor
func exercise1_4() -> some View {
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
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) beats")
      Button("Start") {
        Task { await beat() }
      }
      Button("Stop") {
        // Your work goes here.
      }
    }
  }

  private func beat() async {
    for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
      count += 1
      print("Beat \(count).")
    }
  }
}

// Told: The second “Start” put a new handle in the place of the old one
import HeadlessUI

/// Shows and hides the metronome of somebody who practises.
@MainActor
func wrong1_4_losesHandle() -> some View {
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
  @State private var beating: Task<Void, Never>?

  var body: some View {
    VStack {
      Text("\(count) beats")
      Button("Start") {
        beating = Task { await beat() }
      }
      Button("Stop") {
        beating?.cancel()
      }
    }
    .onDisappear { beating?.cancel() }
  }

  private func beat() async {
    for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
      count += 1
      print("Beat \(count).")
    }
  }
}

// Told: A flag is looked at only when the loop comes round
import HeadlessUI

/// Shows and hides the metronome of somebody who practises.
@MainActor
func wrong1_4_flag() -> some View {
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
  @State private var isStopped = true

  var body: some View {
    VStack {
      Text("\(count) beats")
      Button("Start") {
        isStopped = false
        Task { await beat() }
      }
      Button("Stop") {
        isStopped = true
      }
    }
    .onDisappear { isStopped = true }
  }

  private func beat() async {
    for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
      if isStopped { return }
      count += 1
      print("Beat \(count).")
    }
  }
}

import HeadlessUI

/// Shows and hides the metronome of somebody who practises.
@MainActor
func variant1_4() -> some View {
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

/// Beats once a second from “Start” to “Stop”, but no longer than it is shown.
private struct MetronomeView: View {
  @State private var beats = 0
  @State private var handle: Task<Void, any Error>?

  var body: some View {
    BeatsView(beats: beats)
      .onDisappear(perform: stop)
    Button("Start", action: start)
    Button("Stop", action: stop)
  }

  /// Does nothing while the metronome beats.
  private func start() {
    guard handle == nil else { return }
    print("The metronome starts.")
    handle = Task {
      defer { print("The metronome stops.") }
      while true {
        try await Task.sleep(for: .seconds(1))
        beats += 1
        print("Beat \(beats).")
      }
    }
  }

  private func stop() {
    handle?.cancel()
    handle = nil
  }
}

private struct BeatsView: View {
  let beats: Int

  var body: some View {
    Text("Beats: \(beats)")
  }
}

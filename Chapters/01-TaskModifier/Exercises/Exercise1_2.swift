import HeadlessUI

/// Shows and hides the status of a library that syncs.
@MainActor
func exercise1_2() -> some View {
  LibraryView()
}

private struct LibraryView: View {
  @State private var isStatusShown = false

  var body: some View {
    VStack {
      Button(isStatusShown ? "Hide Status" : "Show Status") {
        isStatusShown.toggle()
      }
      if isStatusShown {
        SyncStatusView()
      }
    }
  }
}

/// Should sync once a second for as long as it is shown.
private struct SyncStatusView: View {
  @State private var count = 0

  var body: some View {
    Text("Synced \(count) times")
      .onAppear {
        Task {
          for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
            count += 1
            print("Synced \(count) times.")
          }
        }
      }
  }
}

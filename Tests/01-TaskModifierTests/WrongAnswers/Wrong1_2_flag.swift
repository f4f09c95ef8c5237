// Told: when its loop came round
import HeadlessUI

/// Shows and hides the status of a library that syncs.
@MainActor
func wrong1_2_flag() -> some View {
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
  @State private var isHidden = false

  var body: some View {
    Text("Synced \(count) times")
      .onAppear {
        Task {
          while isHidden == false {
            try? await Task.sleep(for: .seconds(1))
            if isHidden { return }
            count += 1
            print("Synced \(count) times.")
          }
        }
      }
      .onDisappear { isHidden = true }
  }
}

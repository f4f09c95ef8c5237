// Told: A task that a button makes belongs to nobody
import HeadlessUI

@testable import TaskTriggerChapter

/// Shows and hides a podcast whose episodes can be downloaded.
@MainActor
func wrong9_2_buttonTask() -> some View {
  PodcastView()
}

private struct PodcastView: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Button(isShown ? "Hide Episodes" : "Show Episodes") {
        isShown.toggle()
      }
      if isShown {
        EpisodeList()
      }
    }
  }
}

/// Should download the episode that is tapped, and nothing else.
private struct EpisodeList: View {
  var body: some View {
    List(0..<4) { number in
      Button("Episode \(number)") {
        Task {
          await Server.request("Download of episode \(number)")
        }
      }
    }
  }
}

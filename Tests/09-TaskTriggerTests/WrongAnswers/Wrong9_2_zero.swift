// Told: Episode 0 is an episode
import HeadlessUI

@testable import TaskTriggerChapter

/// Shows and hides a podcast whose episodes can be downloaded.
@MainActor
func wrong9_2_zero() -> some View {
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
  @State private var episode: Int?

  var body: some View {
    List(0..<4) { number in
      Button("Episode \(number)") {
        episode = number
      }
    }
    .task(id: episode) {
      let number = episode ?? 0
      guard number != 0 else { return }
      await Server.request("Download of episode \(number)")
      episode = nil
    }
  }
}

import HeadlessUI

@testable import TaskTriggerChapter

/// Shows and hides a podcast whose episodes can be downloaded.
@MainActor
func variant9_2() -> some View {
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
  @State private var download = TaskTrigger<Int>()

  var body: some View {
    List(0..<4) { number in
      Button("Episode \(number)") {
        download.trigger(value: number)
      }
    }
    .task($download) { number in
      await Server.request("Download of episode \(number)")
    }
  }
}

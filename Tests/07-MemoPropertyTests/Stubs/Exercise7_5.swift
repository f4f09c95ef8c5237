import HeadlessUI

/// Lists the episodes up next that are short enough for the way to work.
@MainActor
func exercise7_5() -> some View {
  UpNextView { episodes in
    ShortEpisodesView(episodes: episodes)
  }
}

private struct ShortEpisodesView: View {
  @ShortEpisodes private var episodes: [Episode]
  @State private var selection: Episode.ID?

  init(episodes: [Episode]) {
    self._episodes = ShortEpisodes(episodes: episodes)
  }

  var body: some View {
    Stepper("Up to \(_episodes.limit) minutes", value: _episodes.$limit, in: 10...60, step: 10)
    List(episodes, selection: $selection) { episode in
      Text("Episode \(episode.id)")
    }
  }
}

/// The episodes that are over within a limit; should be found again when the episodes or the limit have
/// changed, and only then.
@propertyWrapper
private struct ShortEpisodes: DynamicProperty {
  @State var limit = 20
  private let episodes: [Episode]

  init(episodes: [Episode]) {
    self.episodes = episodes
  }

  var wrappedValue: [Episode] {
    Episode.fitting(self.episodes, within: self.limit)
  }
}

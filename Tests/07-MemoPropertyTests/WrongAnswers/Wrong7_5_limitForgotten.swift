// Told: The limit is an input that the memo does not know of
import HeadlessUI

@testable import MemoPropertyChapter

/// Lists the episodes up next that are short enough for the way to work.
@MainActor
func wrong7_5_limitForgotten() -> some View {
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
  @MemoProperty<[Episode], [Episode]> private var output: [Episode]
  @State var limit = 20
  private let episodes: [Episode]

  init(episodes: [Episode]) {
    self.episodes = episodes
  }

  var wrappedValue: [Episode] {
    self.output
  }

  mutating func update() {
    let limit = self.limit
    self._output.update(
      dependencySelector: DependencySelector(
        dependency: self.episodes,
        didChange: { old, new in old.isTriviallyIdentical(to: new) == false }
      ),
      outputSelector: OutputSelector { episodes in
        Episode.fitting(episodes, within: limit)
      }
    )
  }
}

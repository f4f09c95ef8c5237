import HeadlessUI

@testable import MemoPropertyChapter

/// Lists the episodes up next that are short enough for the way to work.
@MainActor
func variant7_5() -> some View {
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

/// The episodes that are over within a limit; found again when the episodes or the limit have changed, and
/// only then.
@propertyWrapper
private struct ShortEpisodes: DynamicProperty {
  @State var limit = 20
  private let all: [Episode]
  private var memo = MemoProperty<Int, [Episode], [Episode]>()

  init(episodes: [Episode]) {
    self.all = episodes
  }

  var wrappedValue: [Episode] { self.memo.wrappedValue }
}

extension ShortEpisodes {
  mutating func update() {
    let limit = DependencySelector(dependency: self.limit) { $0 != $1 }
    let all = DependencySelector(dependency: self.all, didChange: !=)
    self.memo.update(dependencySelector: limit, all, outputSelector: Self.output)
  }

  private static var output: OutputSelector<Int, [Episode], [Episode]> {
    OutputSelector { limit, all in
      print("up to \(limit)")
      return Episode.fitting(all, within: limit)
    }
  }
}

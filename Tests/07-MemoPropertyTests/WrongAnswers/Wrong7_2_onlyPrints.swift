// Told: was not computed from these episodes
import HeadlessUI

@testable import MemoPropertyChapter

/// Shows how long it takes to listen to what is up next.
@MainActor
func wrong7_2_onlyPrints() -> some View {
  UpNextView { episodes in
    ListeningTimeView(episodes: episodes)
  }
}

private struct ListeningTimeView: View {
  @ListeningTime private var minutes: Int
  @State private var isLarge = false

  init(episodes: [Episode]) {
    self._minutes = ListeningTime(episodes: episodes)
  }

  var body: some View {
    Toggle("Large Type", isOn: $isLarge)
    Text("\(minutes) minutes to go")
      .font(isLarge ? .title : .body)
  }
}

/// The minutes that some episodes take; should be computed when other episodes are passed, and only then.
@propertyWrapper
private struct ListeningTime: DynamicProperty {
  @MemoProperty<[Episode], Int> private var output: Int

  init(episodes: [Episode]) {
    self._output = MemoProperty(
      dependencySelector: DependencySelector(
        dependency: episodes,
        didChange: !=
      ),
      outputSelector: OutputSelector { episodes in
        print("computing new output")
        return episodes.count * 35
      }
    )
  }

  var wrappedValue: Int {
    self.output
  }
}

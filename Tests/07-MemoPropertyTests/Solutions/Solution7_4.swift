import HeadlessUI

@testable import MemoPropertyChapter

/// Shows how long it takes to listen to what is up next, at a speed that can be changed.
@MainActor
func solution7_4() -> some View {
  UpNextView { episodes in
    PlayerView(episodes: episodes)
  }
}

private struct PlayerView: View {
  let episodes: [Episode]
  @State private var speed = 1

  var body: some View {
    Stepper("Speed \(speed)", value: $speed, in: 1...4)
    ListeningTimeView(episodes: episodes, speed: speed)
  }
}

private struct ListeningTimeView: View {
  @ListeningTime private var minutes: Int
  @State private var isLarge = false

  init(episodes: [Episode], speed: Int) {
    self._minutes = ListeningTime(episodes: episodes, speed: speed)
  }

  var body: some View {
    Toggle("Large Type", isOn: $isLarge)
    Text("\(minutes) minutes to go")
      .font(isLarge ? .title : .body)
  }
}

/// The minutes that some episodes take at a speed; computed when the episodes or the speed have changed, and
/// only then.
@propertyWrapper
private struct ListeningTime: DynamicProperty {
  @MemoProperty<[Episode], Int, Int> private var output: Int

  init(episodes: [Episode], speed: Int) {
    self._output = MemoProperty(
      dependencySelector: DependencySelector(
        dependency: episodes,
        didChange: { old, new in old.isTriviallyIdentical(to: new) == false }
      ),
      DependencySelector(dependency: speed, didChange: !=),
      outputSelector: OutputSelector { episodes, speed in
        Episode.listeningTime(of: episodes, speed: speed)
      }
    )
  }

  var wrappedValue: Int {
    self.output
  }
}

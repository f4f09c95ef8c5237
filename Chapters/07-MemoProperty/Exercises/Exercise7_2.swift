import HeadlessUI

/// Shows how long it takes to listen to what is up next.
@MainActor
func exercise7_2() -> some View {
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
        didChange: { old, new in old.isTriviallyIdentical(to: new) }
      ),
      outputSelector: OutputSelector { episodes in
        Episode.listeningTime(of: episodes)
      }
    )
  }

  var wrappedValue: Int {
    self.output
  }
}

// Told: A loop that stops by itself is not one that is cancelled
import HeadlessUI

/// A podcast: an episode on the first tab, the other episodes on the second.
@MainActor
func wrong3_2_onlyPrints() -> some View {
  TabView {
    EpisodeView()
      .tabItem { Label("Episode", systemImage: "headphones") }
    List(["Pilot", "The Bridge", "Home Again"], id: \.self) { title in
      Text(title)
    }
    .tabItem { Label("More", systemImage: "list.bullet") }
  }
}

/// Opens and closes the player of an episode.
private struct EpisodeView: View {
  @State private var isPlayerOpen = false

  var body: some View {
    VStack {
      Button(isPlayerOpen ? "Close Player" : "Open Player") {
        isPlayerOpen.toggle()
      }
      if isPlayerOpen {
        PlayerView()
      }
    }
  }
}

/// Shows for how long somebody has been listening.
private struct PlayerView: View {
  @ListeningTime private var seconds

  var body: some View {
    Text("Listened for \(seconds) s")
  }
}

/// The seconds since the player was opened.
///
/// Should count for as long as the player keeps its identity, and not a second longer.
@MainActor
@propertyWrapper
private struct ListeningTime: @MainActor DynamicProperty {
  @State private var storage = ListeningTimeStorage()

  var wrappedValue: Int { self.storage.seconds }

  func update() {
    self.storage.start { @MainActor in
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
        self.storage.countSecond()
        if self.storage.seconds == 3 { return }
      }
    }
  }
}

/// Keeps the seconds, and the task that counts them.
@Observable
@MainActor
private final class ListeningTimeStorage {
  private(set) var seconds = 0
  @ObservationIgnored private var task: Task<Void, Never>?

  isolated deinit {
    self.task?.cancel()
  }

  /// Starts the task, if that has not happened yet.
  func start(_ action: sending @escaping @isolated(any) () async -> Void) {
    if self.task == nil {
      self.task = Task.immediate { await action() }
    }
  }

  /// Counts one more second.
  func countSecond() {
    self.seconds += 1
    print("Listened for \(self.seconds) s.")
  }
}

// Told: To ask once, at the moment of hiding
import HeadlessUI

/// The live score of a match, which the server sends for as long as somebody is subscribed.
@MainActor
func wrongF_3_debounces() -> some View {
  MatchView()
}

/// The server with the scores; leave it as it is.
@MainActor
@Observable
private final class ScoreServer {
  private(set) var isSubscribed = false

  /// Takes half a second, whether or not the task is cancelled.
  func subscribe() async {
    await Task { try? await Task.sleep(for: .seconds(0.5)) }.value
    self.isSubscribed = true
    print("Subscribed.")
  }

  /// Takes a second, whether or not the task is cancelled.
  func unsubscribe() async {
    await Task { try? await Task.sleep(for: .seconds(1)) }.value
    self.isSubscribed = false
    print("Unsubscribed.")
  }
}

private struct MatchView: View {
  @State private var server = ScoreServer()
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(server.isSubscribed ? "Scores are coming in" : "No scores are coming in")
      Button(isShown ? "Hide Score" : "Show Score") {
        isShown.toggle()
      }
      if isShown {
        ScoreView(server: server)
      }
    }
  }
}

/// Should be subscribed while it is shown, however often and soon it is hidden and shown again.
private struct ScoreView: View {
  let server: ScoreServer

  var body: some View {
    Text("Score")
      .task {
        try? await Task.sleep(for: .seconds(1.1))
        if Task.isCancelled { return }
        await server.subscribe()
      }
      .onDisappear {
        Task {
          if server.isSubscribed { await server.unsubscribe() }
        }
      }
  }
}

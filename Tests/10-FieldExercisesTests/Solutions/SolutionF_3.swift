import HeadlessUI

/// The live score of a match, which the server sends for as long as somebody is subscribed.
@MainActor
func solutionF_3() -> some View {
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
  @State private var subscription = Subscription()
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(subscription.server.isSubscribed ? "Scores are coming in" : "No scores are coming in")
      Button(isShown ? "Hide Score" : "Show Score") {
        isShown.toggle()
      }
      if isShown {
        ScoreView(subscription: subscription)
      }
    }
  }
}

/// Is subscribed while it is shown, however often and soon it is hidden and shown again.
private struct ScoreView: View {
  let subscription: Subscription

  var body: some View {
    Text("Score")
      .onAppear { subscription.want(true) }
      .onDisappear { subscription.want(false) }
  }
}

/// Brings the server to what was wanted last, one request at a time.
@MainActor
private final class Subscription {
  let server = ScoreServer()
  private var isWanted = false
  private var work: Task<Void, Never>?

  /// Notes what is wanted from now on.
  func want(_ isWanted: Bool) {
    self.isWanted = isWanted
    if self.work == nil {
      self.work = Task { await self.catchUp() }
    }
  }

  private func catchUp() async {
    while self.server.isSubscribed != self.isWanted {
      if self.isWanted {
        await self.server.subscribe()
      } else {
        await self.server.unsubscribe()
      }
    }
    self.work = nil
  }
}

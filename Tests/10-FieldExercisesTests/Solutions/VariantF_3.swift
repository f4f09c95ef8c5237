import HeadlessUI

/// The live score of a match, which the server sends for as long as somebody is subscribed.
@MainActor
func variantF_3() -> some View {
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
  @State private var chain = RequestChain()
  @State private var isShown = false

  var body: some View {
    VStack {
      Text(server.isSubscribed ? "Scores are coming in" : "No scores are coming in")
      Button(isShown ? "Hide Score" : "Show Score") {
        isShown.toggle()
      }
      if isShown {
        ScoreView(server: server, chain: chain)
      }
    }
  }
}

/// Is subscribed while it is shown, however often and soon it is hidden and shown again.
private struct ScoreView: View {
  let server: ScoreServer
  let chain: RequestChain

  var body: some View {
    Text("Score")
      .onAppear {
        chain.append { await server.subscribe() }
      }
      .onDisappear {
        chain.append { await server.unsubscribe() }
      }
  }
}

/// Lets each request wait for the one before.
@MainActor
private final class RequestChain {
  private var last: Task<Void, Never>?

  func append(_ request: @escaping @MainActor () async -> Void) {
    let previous = self.last
    self.last = Task {
      await previous?.value
      await request()
    }
  }
}

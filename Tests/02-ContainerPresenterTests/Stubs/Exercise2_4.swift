import HeadlessUI

/// Shows and hides the desk of a trader.
@MainActor
func exercise2_4() -> some View {
  MarketView()
}

private struct MarketView: View {
  @State private var isDeskShown = false

  var body: some View {
    VStack {
      Button(isDeskShown ? "Hide Desk" : "Show Desk") {
        isDeskShown.toggle()
      }
      if isDeskShown {
        DeskView()
      }
    }
  }
}

/// Should have prices every second and news every five seconds.
private struct DeskView: View {
  var body: some View {
    TimeContainer { date in
      DeskPresenter(priceDate: date, newsDate: date)
    }
  }
}

/// Shows of when the prices are and of when the news are, and is right as it is.
private struct DeskPresenter: View {
  let priceDate: Date
  let newsDate: Date

  var body: some View {
    Text("Prices of \(time(priceDate)), news of \(time(newsDate))")
  }

  private func time(_ date: Date) -> String {
    date.formatted(date: .omitted, time: .standard)
  }
}

/// Owns the time and the task that keeps it.
private struct TimeContainer<Content: View>: View {
  @State private var date = Date.now
  private let content: (Date) -> Content

  init(@ViewBuilder content: @escaping (Date) -> Content) {
    self.content = content
  }

  var body: some View {
    VStack {
      content(date)
    }
    .task {
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
        date = .now
      }
    }
  }
}

import HeadlessUI

/// Shows and hides the desk of a trader.
@MainActor
func variant2_4() -> some View {
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

/// Has prices every second and news every five seconds.
private struct DeskView: View {
  var body: some View {
    Text("Desk")
    Ticking(.seconds(1)) { prices in
      Ticking(.seconds(5)) { news in
        DeskPresenter(priceDate: prices, newsDate: news)
        Text("Have a good day.")
      }
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

/// Hands a time to its content, and another one after each interval.
private struct Ticking<Content: View>: View {
  @State private var now = Date.now
  private let interval: Duration
  private let content: (Date) -> Content

  init(_ interval: Duration, @ViewBuilder content: @escaping (Date) -> Content) {
    self.interval = interval
    self.content = content
  }

  var body: some View {
    VStack(alignment: .leading) { content(now) }
      .task(id: interval) {
        print("Ticks every \(interval).")
        do {
          while true {
            try await Task.sleep(for: interval)
            now = .now
          }
        } catch {}
      }
  }
}

// Told: no task goes on that would print more
import HeadlessUI

/// The price of a share, which is followed for as long as it is shown.
@MainActor
func wrongF_2_onlyPrints() -> some View {
  MarketView()
}

private struct MarketView: View {
  @State private var share: String? = "Acme"
  @State private var alerts = 0

  var body: some View {
    VStack {
      Button("Acme") { share = "Acme" }
      Button("Globex") { share = "Globex" }
      Button("Close") { share = nil }
      Button("\(alerts) Alerts") { alerts += 1 }
      if let share {
        PriceView(share: share, alerts: alerts)
          .id(share)
      }
    }
  }
}

private struct PriceView: View {
  @State private var model: PriceModel
  private let alerts: Int

  init(share: String, alerts: Int) {
    self._model = State(initialValue: PriceModel(share: share))
    self.alerts = alerts
  }

  var body: some View {
    Text("\(model.share): \(model.price), \(alerts) alerts")
      .onAppear { model.follow() }
  }
}

/// Should follow the price of a share, once a second, for as long as somebody looks at it.
@MainActor
@Observable
private final class PriceModel {
  let share: String
  private(set) var price = 100

  init(share: String) {
    self.share = share
  }

  func follow() {
    for _ in 1...2 {
      self.price += 1
      print("\(self.share) is at \(self.price).")
    }
  }
}

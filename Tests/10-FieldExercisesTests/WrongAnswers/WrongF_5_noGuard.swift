// Told: before anybody has tapped
import HeadlessUI

/// Shows and hides the orders of a shop.
@MainActor
func wrongF_5_noGuard() -> some View {
  ShopView()
}

/// The server with the orders; leave it as it is.
@MainActor
private final class OrderServer {
  private var requests = 0

  /// Answers after two seconds; every third answer is an error.
  ///
  /// Throws as soon as the task is cancelled.
  func orders() async throws -> [String] {
    self.requests += 1
    let number = self.requests
    print("Request \(number) is sent.")
    try await Task.sleep(for: .seconds(2))
    if number.isMultiple(of: 3) { throw URLError(.timedOut) }
    return ["Order \(number)01", "Order \(number)02"]
  }
}

private struct ShopView: View {
  @State private var server = OrderServer()
  @State private var isShown = true

  var body: some View {
    VStack {
      Button(isShown ? "Hide Orders" : "Show Orders") {
        isShown.toggle()
      }
      if isShown {
        OrdersView(server: server)
      }
    }
  }
}

/// Should show a spinner from the tap on “Reload” until the answer to it is there.
private struct OrdersView: View {
  @State private var orders: [String] = []
  @State private var isLoading = false
  @State private var attempt = 0
  let server: OrderServer

  var body: some View {
    VStack {
      Button("Reload") {
        attempt += 1
      }
      if isLoading {
        ProgressView()
      }
      ForEach(orders, id: \.self) { order in
        Text(order)
      }
    }
    .task(id: attempt) {
      isLoading = true
      let answer = try? await server.orders()
      guard Task.isCancelled == false else { return }
      orders = answer ?? orders
      isLoading = false
    }
    .onChange(of: isLoading) {
      print(isLoading ? "The spinner spins." : "The spinner is gone.")
    }
  }
}

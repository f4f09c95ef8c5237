import HeadlessUI

/// A checkout that waits for the bank to confirm a payment.
@MainActor
func variant1_3() -> some View {
  CheckoutView()
}

private struct CheckoutView: View {
  @State private var isPaying = false

  var body: some View {
    VStack {
      Button(isPaying ? "Back" : "Pay") {
        isPaying.toggle()
      }
      if isPaying {
        PaymentStatusView()
      }
    }
  }
}

/// Asks the bank once a second for as long as it is shown, and gives up after 30 times.
private struct PaymentStatusView: View {
  @State private var count = 0

  var body: some View {
    Text("Asked the bank \(count) times")
      .task { await askTheBank() }
  }

  private func askTheBank() async {
    print("Waiting for the bank.")
    while count < 30 {
      guard (try? await Task.sleep(for: .seconds(1))) != nil else {
        print("Nobody waits for the bank any longer.")
        return
      }
      count += 1
      print("Asked the bank, time \(count).")
    }
  }
}

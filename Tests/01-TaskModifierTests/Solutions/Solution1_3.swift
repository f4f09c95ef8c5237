import HeadlessUI

/// A checkout that waits for the bank to confirm a payment.
@MainActor
func solution1_3() -> some View {
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
      .task {
        do {
          for number in 1...30 {
            try await Task.sleep(for: .seconds(1))
            count = number
            print("Asked the bank, time \(number).")
          }
        } catch {
          // The payment is no longer shown: nobody waits for the answer.
        }
      }
  }
}

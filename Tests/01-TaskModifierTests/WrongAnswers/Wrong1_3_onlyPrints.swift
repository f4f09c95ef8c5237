// Told: by no task that waits between them
import HeadlessUI

/// A checkout that waits for the bank to confirm a payment.
@MainActor
func wrong1_3_onlyPrints() -> some View {
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

/// Should ask the bank once a second for as long as it is shown, and give up after 30 times.
private struct PaymentStatusView: View {
  var body: some View {
    Text("Asked the bank 3 times")
      .onAppear {
        for number in 1...3 { print("Asked the bank, time \(number).") }
      }
  }
}

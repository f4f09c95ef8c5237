// Told: that error is thrown away
import HeadlessUI

/// A checkout that waits for the bank to confirm a payment.
@MainActor
func wrong1_3_catchesInTheLoop() -> some View {
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
  @State private var count = 0

  var body: some View {
    Text("Asked the bank \(count) times")
      .task {
        for number in 1...30 {
          do {
            try await Task.sleep(for: .seconds(1))
          } catch {
            print("The sleep failed: \(error)")
          }
          count = number
          print("Asked the bank, time \(number).")
        }
      }
  }
}

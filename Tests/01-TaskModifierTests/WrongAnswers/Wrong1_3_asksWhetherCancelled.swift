// Told: One round too many
import HeadlessUI

/// A checkout that waits for the bank to confirm a payment.
@MainActor
func wrong1_3_asksWhetherCancelled() -> some View {
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
        var number = 0
        while number < 30, Task.isCancelled == false {
          try? await Task.sleep(for: .seconds(1))
          number += 1
          count = number
          print("Asked the bank, time \(number).")
        }
      }
  }
}

import HeadlessUI

/// The sales of a bakery.
@MainActor
func solution2_2() -> some View {
  SalesView()
}

private struct SalesView: View {
  @State private var amounts = [4, 12, 7]

  var body: some View {
    VStack {
      Button("Add Sale") {
        amounts.append(9)
      }
      TimeContainer { date in
        SalesPresenter(date: date, amounts: amounts)
      }
    }
  }
}

/// Shows the time and a report of the sales.
private struct SalesPresenter: View {
  let date: Date
  let amounts: [Int]

  var body: some View {
    Text(date.formatted(date: .omitted, time: .standard))
    ReportView(amounts: amounts)
  }
}

/// Shows a report, and is given no time, so that a tick does not reach its body.
private struct ReportView: View {
  let amounts: [Int]

  var body: some View {
    Text("Sold: \(SalesReport(of: amounts).total)")
  }
}

/// Takes long to make, as if there were thousands of sales, and is right as it is.
private struct SalesReport {
  let total: Int

  init(of amounts: [Int]) {
    print("Made a report of \(amounts.count) sales.")
    total = amounts.reduce(0, +)
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

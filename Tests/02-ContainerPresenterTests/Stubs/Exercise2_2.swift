import HeadlessUI

/// The sales of a bakery.
@MainActor
func exercise2_2() -> some View {
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

/// Should show the time and a report of the sales, and make a report only of sales that are new.
private struct SalesPresenter: View {
  private let date: Date
  private let report: SalesReport

  init(date: Date, amounts: [Int]) {
    self.date = date
    self.report = SalesReport(of: amounts)
  }

  var body: some View {
    Text(date.formatted(date: .omitted, time: .standard))
    Text("Sold: \(report.total)")
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

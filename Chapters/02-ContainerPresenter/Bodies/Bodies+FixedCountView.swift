import HeadlessUI

extension Bodies {
  /// Counts taps, and shows the count alone, but always the same words beside the time.
  struct FixedCountView: View {
    @State private var count = 0

    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button("Count") {
          count += 1
        }
        TimerContainer { date in
          TimerPresenter(date: date, label: "Now")
        }
        CountLabel(label: "\(count)")
      }
    }
  }
}

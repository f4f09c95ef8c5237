import HeadlessUI

extension Bodies {
  /// Counts taps, and shows the count beside the time and alone.
  struct CountView: View {
    @State private var count = 0

    var body: some View {
      let _ = Self._printChanges()
      let label = "\(count)"
      VStack {
        Button("Count") {
          count += 1
        }
        TimerContainer { date in
          TimerPresenter(date: date, label: label)
        }
        CountLabel(label: label)
        CountTitle()
      }
    }
  }
}

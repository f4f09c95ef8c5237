import HeadlessUI

extension Bodies {
  /// Shows a label and a time, and says when it is made and when it is evaluated.
  struct TimerPresenter: View {
    let date: Date
    let label: String

    init(date: Date, label: String) {
      print("TimerPresenter.init")
      self.date = date
      self.label = label
    }

    var body: some View {
      let _ = Self._printChanges()
      Text("\(label): \(date.formatted(date: .omitted, time: .standard))")
    }
  }
}

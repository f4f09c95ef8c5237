import HeadlessUI

/// Shows a time, and does not know where it comes from.
struct TimerPresenter: View {
  let date: Date

  var body: some View {
    Text(date.formatted(date: .omitted, time: .standard))
  }
}

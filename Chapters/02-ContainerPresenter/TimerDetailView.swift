import HeadlessUI

/// Shows the time: the container keeps it, the presenter shows it.
struct TimerDetailView: View {
  var body: some View {
    TimerContainer { date in
      TimerPresenter(date: date)
    }
  }
}

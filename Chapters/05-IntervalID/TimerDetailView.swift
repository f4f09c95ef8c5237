import HeadlessUI

/// Shows the time, and a stepper for the seconds from one tick to the next.
struct TimerDetailView: View {
  @TimerProperty private var date

  var body: some View {
    VStack {
      Text(date.formatted(date: .omitted, time: .standard))
      Stepper(value: _date.$interval, in: 1...3, step: 1) {
        Text("\(_date.interval)")
      }
    }
  }
}

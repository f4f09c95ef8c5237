import HeadlessUI

/// Shows the time, and leaves the timer to a property.
struct TimerDetailView: View {
  @TimerProperty private var date

  var body: some View {
    Text(date.formatted(date: .omitted, time: .standard))
  }
}

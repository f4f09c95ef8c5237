import HeadlessUI

/// The timer with two buttons that set its interval; exercise 5.1 asks what it prints.
struct PresetsView: View {
  @TimerProperty private var date

  var body: some View {
    VStack {
      Text(date.formatted(date: .omitted, time: .standard))
      Text("Every \(_date.interval) s")
      Button("Slow") {
        _date.interval = 2
      }
      Button("Peek") {
        _date.interval = 3
        _date.interval = 1
      }
    }
  }
}

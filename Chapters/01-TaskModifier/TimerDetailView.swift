import HeadlessUI

/// Shows the time, and ticks once a second for as long as it is on screen.
struct TimerDetailView: View {
  @State private var date = Date.now

  var body: some View {
    Text(date.formatted(date: .omitted, time: .standard))
      .task {
        let id = UUID()
        print("Task \(id) has started.")
        defer { print("Task \(id) has been cancelled.") }
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
          date = .now
          print("Task \(id) : \(date.formatted(date: .omitted, time: .standard))")
        }
      }
  }
}

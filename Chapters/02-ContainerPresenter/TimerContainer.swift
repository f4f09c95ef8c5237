import HeadlessUI

/// Owns the time and the task that keeps it, and does not know how the time is shown.
struct TimerContainer<Content: View>: View {
  @State private var date = Date.now
  private let content: (Date) -> Content

  init(@ViewBuilder content: @escaping (Date) -> Content) {
    self.content = content
  }

  var body: some View {
    content(date)
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

import HeadlessUI

extension Bodies {
  /// Owns the time and the task that keeps it, and says when it is evaluated.
  struct TimerContainer<Content: View>: View {
    @State private var date = Date.now
    private let content: (Date) -> Content

    init(@ViewBuilder content: @escaping (Date) -> Content) {
      self.content = content
    }

    var body: some View {
      let _ = Self._printChanges()
      content(date)
        .task {
          for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
            date = .now
          }
        }
    }
  }
}

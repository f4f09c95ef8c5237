// Told: Two containers are two tasks
import HeadlessUI

/// Begins and ends a workout.
@MainActor
func wrong2_3_secondContainer() -> some View {
  GymView()
}

private struct GymView: View {
  @State private var isTraining = false

  var body: some View {
    VStack {
      Button(isTraining ? "End Workout" : "Begin Workout") {
        isTraining.toggle()
      }
      if isTraining {
        WorkoutView()
      }
    }
  }
}

/// Should show the time and, below it, how many seconds of the workout have passed.
private struct WorkoutView: View {
  @State private var start = Date.now

  var body: some View {
    TimeContainer { date in
      ClockPresenter(date: date)
    }
    TimeContainer { date in
      ElapsedPresenter(start: start, date: date)
    }
  }
}

/// Shows how many seconds have passed from one time to another.
private struct ElapsedPresenter: View {
  let start: Date
  let date: Date

  var body: some View {
    Text("Elapsed: \(Int(date.timeIntervalSince(start).rounded())) s")
  }
}

/// Shows a time.
private struct ClockPresenter: View {
  let date: Date

  var body: some View {
    Text(date.formatted(date: .omitted, time: .standard))
  }
}

/// Owns the time and the task that keeps it.
private struct TimeContainer<Content: View>: View {
  @State private var date = Date.now
  private let content: (Date) -> Content

  init(@ViewBuilder content: @escaping (Date) -> Content) {
    self.content = content
  }

  var body: some View {
    VStack {
      content(date)
    }
    .task {
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
        date = .now
      }
    }
  }
}

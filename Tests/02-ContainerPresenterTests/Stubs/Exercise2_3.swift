import HeadlessUI

/// Begins and ends a workout.
@MainActor
func exercise2_3() -> some View {
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
  var body: some View {
    TimeContainer { date in
      ClockPresenter(date: date)
      // Your work goes here.
    }
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

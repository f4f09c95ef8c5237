import HeadlessUI

/// Begins and ends a workout.
@MainActor
func variant2_3() -> some View {
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

/// Shows the time and, below it, how many seconds of the workout have passed.
private struct WorkoutView: View {
  var body: some View {
    Text("Workout")
    TimeContainer { now in
      HStack {
        Image(systemName: "clock")
        ClockPresenter(date: now)
      }
      Stopwatch(now: now)
    }
  }
}

/// Remembers when it came on screen.
private struct Stopwatch: View {
  let now: Date

  @State private var beginning: Date?

  var body: some View {
    Text("Elapsed: \(seconds.formatted()) s")
      .onAppear {
        print("The workout begins.")
        beginning = now
      }
  }

  private var seconds: Int {
    Int(now.timeIntervalSince(beginning ?? now))
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

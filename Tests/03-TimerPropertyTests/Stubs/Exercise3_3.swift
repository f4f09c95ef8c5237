import HeadlessUI

/// Starts and ends workouts.
@MainActor
func exercise3_3() -> some View {
  FitnessView()
}

private struct FitnessView: View {
  @State private var isWorkingOut = false

  var body: some View {
    VStack {
      Button(isWorkingOut ? "End Workout" : "Start Workout") {
        isWorkingOut.toggle()
      }
      if isWorkingOut {
        WorkoutView()
      }
    }
  }
}

/// Shows how long a workout has lasted, pauses left out.
private struct WorkoutView: View {
  @WorkoutTime private var seconds
  @State private var laps = 0

  var body: some View {
    Text("\(seconds) s, \(laps) laps")
    Button("Lap") {
      laps += 1
    }
    // Your work goes here, and in the property.
    Button("Pause") {
    }
    Button("Resume") {
    }
  }
}

/// The seconds of a workout.
///
/// Should stand still during a pause, and go on from there afterwards.
@MainActor
@propertyWrapper
private struct WorkoutTime: @MainActor DynamicProperty {
  @State private var storage = WorkoutTimeStorage()

  var wrappedValue: Int { self.storage.seconds }

  func update() {
    self.storage.update { @MainActor [weak storage] in
      var seconds = 0
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
        seconds += 1
        storage?.update(seconds: seconds)
      }
    }
  }
}

/// Keeps the seconds of one workout, and the task that counts them.
@Observable
@MainActor
private final class WorkoutTimeStorage {
  private(set) var seconds = 0
  @ObservationIgnored private var task: Task<Void, Never>?

  isolated deinit {
    self.task?.cancel()
  }

  /// Starts the task, if that has not happened yet.
  func update(_ action: sending @escaping @isolated(any) () async -> Void) {
    if self.task == nil {
      self.task = Task.immediate { await action() }
    }
  }

  /// Stores the seconds; whoever has read the old ones is told.
  func update(seconds: Int) {
    self.seconds = seconds
    print("\(seconds) s")
  }
}

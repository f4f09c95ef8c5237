// Told: A second “Resume” started a second task
import HeadlessUI

/// Starts and ends workouts.
@MainActor
func wrong3_3_twoAtOnce() -> some View {
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
    Button("Pause") {
      _seconds.pause()
    }
    Button("Resume") {
      _seconds.resume()
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
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
        storage?.countSecond()
      }
    }
  }

  func pause() {
    self.storage.pause()
  }

  func resume() {
    self.storage.resume { @MainActor [weak storage] in
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
        storage?.countSecond()
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
  @ObservationIgnored private var isPaused = false

  isolated deinit {
    self.task?.cancel()
  }

  /// Starts the task, if there is none and the workout is not paused.
  func update(_ action: sending @escaping @isolated(any) () async -> Void) {
    if self.task == nil, self.isPaused == false {
      self.task = Task.immediate { await action() }
    }
  }

  /// Cancels the task, and lets no update start another.
  func pause() {
    self.isPaused = true
    self.task?.cancel()
    self.task = nil
  }

  /// Starts a task.
  func resume(_ action: sending @escaping @isolated(any) () async -> Void) {
    self.isPaused = false
    self.task = Task.immediate { await action() }
  }

  /// Counts one more second; whoever has read the old ones is told.
  func countSecond() {
    self.seconds += 1
    print("\(self.seconds) s")
  }
}

import HeadlessUI

/// Shows a timer that can be paused.
@MainActor
func exercise5_5() -> some View {
  PausableTimerView()
}

private struct PausableTimerView: View {
  @PausableTimer private var date

  var body: some View {
    VStack {
      Text(date.formatted(date: .omitted, time: .standard))
      Stepper(value: _date.$interval, in: 1...3, step: 1) {
        Text("\(_date.interval)")
      }
      Toggle("Paused", isOn: _date.$isPaused)
    }
  }
}

/// The current time, in an interval that can be changed.
///
/// Should have no task that waits for ticks while it is paused.
@MainActor
@propertyWrapper
private struct PausableTimer: @MainActor DynamicProperty {
  @State var interval = 1
  @State var isPaused = false
  private var task = TaskProperty<Int>()
  @State private var storage = TimerPropertyStorage()

  var wrappedValue: Date { self.storage.date }
}

extension PausableTimer {
  func update() {
    // Your work goes here.
    self.task.update(id: self.interval) { @MainActor [interval, storage] in
      for await _ in AsyncTimerSequence.repeating(every: .seconds(interval)) {
        let date = Date.now
        storage.update(date: date)
        print("Tick \(date.formatted(date: .omitted, time: .standard))")
      }
    }
  }
}

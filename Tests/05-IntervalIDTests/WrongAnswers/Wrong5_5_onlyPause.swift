// Told: the interval is left out of the id
import HeadlessUI

@testable import IntervalIDChapter

/// Shows a timer that can be paused.
@MainActor
func wrong5_5_onlyPause() -> some View {
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
  private var task = TaskProperty<Bool>()
  @State private var storage = TimerPropertyStorage()

  var wrappedValue: Date { self.storage.date }
}

extension PausableTimer {
  func update() {
    self.task.update(id: self.isPaused) { @MainActor [interval, isPaused, storage] in
      if isPaused { return }
      for await _ in AsyncTimerSequence.repeating(every: .seconds(interval)) {
        let date = Date.now
        storage.update(date: date)
        print("Tick \(date.formatted(date: .omitted, time: .standard))")
      }
    }
  }
}

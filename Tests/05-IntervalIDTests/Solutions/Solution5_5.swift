import HeadlessUI

@testable import IntervalIDChapter

/// Shows a timer that can be paused.
@MainActor
func solution5_5() -> some View {
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
/// No task waits for ticks while it is paused.
@MainActor
@propertyWrapper
private struct PausableTimer: @MainActor DynamicProperty {
  @State var interval = 1
  @State var isPaused = false
  private var task = TaskProperty<TimerID>()
  @State private var storage = TimerPropertyStorage()

  var wrappedValue: Date { self.storage.date }
}

/// What the task of a timer is for.
private struct TimerID: Equatable {
  var interval: Int
  var isPaused: Bool
}

extension PausableTimer {
  func update() {
    let id = TimerID(interval: self.interval, isPaused: self.isPaused)
    self.task.update(id: id) { @MainActor [id, storage] in
      if id.isPaused { return }
      for await _ in AsyncTimerSequence.repeating(every: .seconds(id.interval)) {
        let date = Date.now
        storage.update(date: date)
        print("Tick \(date.formatted(date: .omitted, time: .standard))")
      }
    }
  }
}

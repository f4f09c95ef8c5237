import HeadlessUI

@testable import IntervalIDChapter

/// Shows a timer that can be paused.
@MainActor
func variant5_5() -> some View {
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
      Text(_date.isPaused ? "Pausing" : "Ticking")
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
  /// For which interval there are ticks; `nil` for none.
  private var ticking = TaskProperty<Int?>()
  @State private var storage = TimerPropertyStorage()

  var wrappedValue: Date { self.storage.date }
}

extension PausableTimer {
  func update() {
    let pace = self.isPaused ? nil : self.interval
    self.ticking.update(id: pace) { @MainActor [pace, storage] in
      guard let pace else {
        print("Paused")
        return
      }
      for await _ in AsyncTimerSequence.repeating(every: .seconds(pace)) {
        let date = Date.now
        storage.update(date: date)
        print("Tick \(date.formatted(date: .omitted, time: .standard))")
      }
    }
  }
}

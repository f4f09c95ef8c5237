import HeadlessUI

@testable import IntervalIDChapter

/// The timer with the fault that the page shows: its id is another one at each update.
@MainActor
@propertyWrapper
struct EverNewTimerProperty: @MainActor DynamicProperty {
  private var task = TaskProperty<Date>()
  @State private var storage = TimerPropertyStorage()

  var wrappedValue: Date { self.storage.date }

  func update() {
    self.task.update(id: .now) { @MainActor [storage] in
      let id = UUID()
      print("Task \(id) has started.")
      defer { print("Task \(id) has been cancelled.") }
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
        let date = Date.now
        storage.update(date: date)
        print("Task \(id) : \(date.formatted(date: .omitted, time: .standard))")
      }
    }
  }
}

/// Shows that timer.
struct EverNewView: View {
  @EverNewTimerProperty private var date

  var body: some View {
    Text(date.formatted(date: .omitted, time: .standard))
  }
}

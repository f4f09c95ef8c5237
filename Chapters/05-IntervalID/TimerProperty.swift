import HeadlessUI

/// The current time, in an interval that can be changed.
@MainActor
@propertyWrapper
struct TimerProperty: @MainActor DynamicProperty {
  @State var interval = 1
  private var task = TaskProperty<Int>()
  @State private var storage = TimerPropertyStorage()

  var wrappedValue: Date { self.storage.date }
}

extension TimerProperty {
  /// Called before each evaluation of the view's body, after the properties inside.
  func update() {
    self.task.update(id: self.interval) { @MainActor [interval, storage] in
      let id = UUID()
      print("Task \(id) has started.")
      defer { print("Task \(id) has been cancelled.") }
      for await _ in AsyncTimerSequence.repeating(every: .seconds(interval)) {
        let date = Date.now
        storage.update(date: date)
        print("Task \(id) : \(date.formatted(date: .omitted, time: .standard))")
      }
    }
  }
}

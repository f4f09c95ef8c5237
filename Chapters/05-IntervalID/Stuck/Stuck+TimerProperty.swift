import HeadlessUI

extension Stuck {
  /// The current time, in an interval that can be changed, and of which the task does not hear.
  @MainActor
  @propertyWrapper
  struct TimerProperty: @MainActor DynamicProperty {
    @State var interval = 1
    private var task = TaskProperty()
    @State private var storage = TimerPropertyStorage()

    var wrappedValue: Date { self.storage.date }
  }
}

extension Stuck.TimerProperty {
  /// Called before each evaluation of the view's body, after the properties inside.
  func update() {
    self.task.update { @MainActor [interval, storage] in
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

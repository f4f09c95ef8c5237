import HeadlessUI

/// The current time, once a second, for as long as the view that declares it keeps its identity.
@MainActor
@propertyWrapper
struct TimerProperty: @MainActor DynamicProperty {
  @State private var storage = TimerPropertyStorage()

  var wrappedValue: Date { self.storage.date }
}

extension TimerProperty {
  /// Called before each evaluation of the view's body.
  func update() {
    self.storage.update { @MainActor [weak storage] in
      let id = UUID()
      print("Task \(id) has started.")
      defer { print("Task \(id) has been cancelled.") }
      for await _ in AsyncTimerSequence.repeating(every: .seconds(1.0)) {
        let date = Date.now
        storage?.update(date: date)
        print("Task \(id) : \(date.formatted(date: .omitted, time: .standard))")
      }
    }
  }
}

import HeadlessUI

@testable import TaskPropertyChapter

/// The timer as the chapter has it, but for one fault of two.
@MainActor
@propertyWrapper
struct CapturedTimerProperty: @MainActor DynamicProperty {
  private var task = TaskProperty()
  @State private var storage = TimerPropertyStorage()

  var wrappedValue: Date { self.storage.date }

  func update() {
    // No capture list: the closure holds the whole property, and with it its own task.
    self.task.update { @MainActor in
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

/// Holds a task property, but is no dynamic property itself.
@MainActor
struct TimerParts {
  var task = TaskProperty()
}

/// The timer as the chapter has it, but for the other fault.
@MainActor
@propertyWrapper
struct HiddenTimerProperty: @MainActor DynamicProperty {
  private var parts = TimerParts()
  @State private var storage = TimerPropertyStorage()

  var wrappedValue: Date { self.storage.date }

  func update() {
    self.parts.task.update { @MainActor [storage] in
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

/// A screen that can hide its timer.
struct CapturedTimerView: View {
  struct TimerDetailView: View {
    @CapturedTimerProperty private var date

    var body: some View {
      Text(date.formatted(date: .omitted, time: .standard))
    }
  }

  @State private var isShown = true

  var body: some View {
    VStack {
      Button("Hide Timer") {
        isShown = false
      }
      if isShown {
        TimerDetailView()
      }
    }
  }
}

/// A screen that passes its timer's view something that changes.
struct HiddenTimerView: View {
  struct TimerDetailView: View {
    @HiddenTimerProperty private var date
    let count: Int

    init(count: Int) {
      self.count = count
    }

    var body: some View {
      Text("\(count): \(date.formatted(date: .omitted, time: .standard))")
    }
  }

  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count") {
        count += 1
      }
      TimerDetailView(count: count)
    }
  }
}

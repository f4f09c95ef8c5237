import HeadlessUI

@testable import TimerPropertyChapter

/// The chapter's property with the fault that its page shows: the task holds its own storage.
@MainActor
@propertyWrapper
struct StrongTimerProperty: @MainActor DynamicProperty {
  @State private var storage = TimerPropertyStorage()

  var wrappedValue: Date { self.storage.date }

  func update() {
    self.storage.update { @MainActor [storage] in
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
struct StrongTimerView: View {
  struct TimerDetailView: View {
    @StrongTimerProperty private var date

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

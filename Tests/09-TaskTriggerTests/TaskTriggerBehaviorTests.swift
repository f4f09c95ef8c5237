import HeadlessUI
import Testing

@testable import TaskTriggerChapter

@Suite("Chapter 9: what a tap means, without a view")
struct TaskTriggerBehaviorTests {
  static let all: [TaskTriggerBehavior] = [.blocking(), .cancellable(), .restart()]

  @Test("The first tap starts the task", arguments: all)
  func first(behavior: TaskTriggerBehavior) {
    var trigger = PlainTaskTrigger()
    behavior.tap(&trigger)
    #expect(trigger.isActive)
  }

  @Test("A tap while the task is running changes nothing, cancels, or starts anew")
  func second() {
    var trigger = PlainTaskTrigger()
    trigger.trigger()
    let running = trigger

    TaskTriggerBehavior.blocking().tap(&trigger)
    #expect(trigger == running)

    TaskTriggerBehavior.cancellable().tap(&trigger)
    #expect(trigger.state == .none)

    trigger = running
    TaskTriggerBehavior.restart().tap(&trigger)
    #expect(trigger.isActive)
    #expect(trigger != running)
  }

  @Test("Only the blocking one disables its button")
  func blocking() {
    #expect(Self.all.map(\.isBlocking) == [true, false, false])
  }

  @Test("A placeholder is shown unless it is switched off")
  func placeholder() {
    #expect(Self.all.map(\.showsPlaceholder) == [true, true, true])
    let none: [TaskTriggerBehavior] = [
      .blocking(showPlaceholder: false), .cancellable(showPlaceholder: false),
      .restart(showPlaceholder: false),
    ]
    #expect(none.map(\.showsPlaceholder) == [false, false, false])
  }
}

import HeadlessUI
import Testing

@testable import TaskTriggerChapter

@Suite("Chapter 9: the trigger, without a view")
struct TaskTriggerTests {
  @Test("A new trigger asks for nothing")
  func new() {
    #expect(TaskTrigger<Int>().state == .none)
    #expect(TaskTrigger<Int>().isActive == false)
  }

  @Test("Triggering asks for work on the value")
  func triggering() {
    let id = UUID()
    var trigger = TaskTrigger<Int>()
    trigger.trigger(value: 3, id: id)
    #expect(trigger.state == .active(value: 3, uuid: id))
    #expect(trigger.isActive)
  }

  @Test("The same value twice makes two states, with the same id it makes one")
  func identifiers() {
    var trigger = TaskTrigger<Int>()
    trigger.trigger(value: 3)
    let first = trigger.state
    trigger.trigger(value: 3)
    #expect(trigger.state != first)

    let id = UUID()
    trigger.trigger(value: 3, id: id)
    let second = trigger.state
    trigger.trigger(value: 3, id: id)
    #expect(trigger.state == second)
    trigger.trigger(value: 4, id: id)
    #expect(trigger.state != second)
  }

  @Test("A trigger without a value is another one each time")
  func plain() {
    var trigger = PlainTaskTrigger()
    trigger.trigger()
    let first = trigger.state
    trigger.trigger()
    #expect(trigger.isActive)
    #expect(trigger.state != first)
  }

  @Test("Cancelling asks for nothing any more")
  func cancelling() {
    var trigger = TaskTrigger<Int>()
    trigger.trigger(value: 3)
    trigger.cancel()
    #expect(trigger.state == .none)
  }

  @Test("A run that is over ends what it was started for")
  func finishing() {
    var trigger = TaskTrigger<Int>()
    trigger.trigger(value: 3)
    trigger.finish(trigger.state)
    #expect(trigger.state == .none)
  }

  @Test("A run that is over leaves a later start alone")
  func finishingLate() {
    var trigger = TaskTrigger<Int>()
    trigger.trigger(value: 3)
    let first = trigger.state
    trigger.trigger(value: 3)
    let second = trigger.state
    trigger.finish(first)
    #expect(trigger.state == second)
    trigger.cancel()
    trigger.finish(first)
    #expect(trigger.state == .none)
  }
}

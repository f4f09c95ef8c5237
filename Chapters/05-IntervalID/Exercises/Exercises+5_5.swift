import HeadlessUI
import WorkbookKit

extension IntervalID {
  /// 5.5: extend the timer's id by a second input.
  static var pause: Exercise {
    Exercise("5.5", .extend, screen: exercise5_5) {
      Trial {
        Wait(seconds: 2.5)
        Flip("Paused")
        Wait(seconds: 3)
        Flip("Paused")
        Wait(seconds: 1)
        Increment()
        Wait(seconds: 1.5)
        Wait(seconds: 0.5)
      } judge: { run in
        Fact(
          "No task waits for ticks while the timer is paused",
          expected: 0,
          actual: run.step(Flip("Paused")).tasksRunning
        )
        Self.shows("9:41:02", "The time stands still", after: Wait(seconds: 3), of: run)
        Fact(
          "There is one task when it goes on",
          expected: 1,
          actual: run.step(Flip("Paused"), 2).tasksRunning
        )
        Self.shows("9:41:06", "It ticks again, a second later", after: Wait(seconds: 1), of: run)
        Fact(
          "Another interval still puts one task in the place of the other",
          expected: 1,
          actual: run.step(Increment()).tasksRunning
        )
        Self.shows("9:41:06", "It does not tick too early", after: Wait(seconds: 1.5), of: run)
        Self.shows("9:41:08", "It ticks when it is time", after: Wait(seconds: 0.5), of: run)
        Self.mistakes(run)
      }
      Trial {
        Flip("Paused")
        Wait(seconds: 1.5)
        Increment()
        Wait(seconds: 4)
        Flip("Paused")
        Wait(seconds: 3)
      } judge: { run in
        Fact(
          "An interval that is changed during the pause does not end it",
          expected: 0,
          actual: run.step(Increment()).tasksRunning
        )
        Self.shows("9:41:00", "Nothing ticks", after: Wait(seconds: 4), of: run)
        Fact(
          "The timer goes on with one task",
          expected: 1,
          actual: run.step(Flip("Paused"), 2).tasksRunning
        )
        Self.shows("9:41:07", "It ticks in the new interval", after: Wait(seconds: 3), of: run)
        Mistake(
          "The new interval has ended the pause. A task that is started while the timer is paused must"
            + " have nothing to do.",
          if: run.step(Flip("Paused")).tasksRunning == 0
            && run.step(Increment()).tasksRunning > 0
        )
      }
    }
  }

  private static func shows(
    _ time: String,
    _ title: String,
    after step: some ScriptStep,
    of run: Performance
  ) -> Fact {
    let screen = run.step(step).screen
    return Fact(title, screen.contains(time), details: "not \(time), but on screen:\n\(screen)")
  }

  @FindingBuilder
  private static func mistakes(_ run: Performance) -> [Finding] {
    let pause = run.step(Flip("Paused"))
    Mistake(
      "The toggle is on, and the timer ticks. Nobody has told the task: the id is the same as before, so"
        + " the new closure is dropped.",
      if: pause.tasksStarted == 0 && pause.tasksCancelled == 0
        && run.step(Wait(seconds: 3)).screen.contains("9:41:05")
    )
    Mistake(
      "The time on screen stands still, and a task ticks on behind it. To pause work is to end it, not to"
        + " look away.",
      if: pause.tasksRunning > 0 && run.step(Wait(seconds: 3)).screen.contains("9:41:02")
    )
    Mistake(
      "Now the stepper is without effect: the interval is left out of the id.",
      if: pause.tasksRunning == 0 && run.step(Increment()).tasksStarted == 0
    )
    Mistake(
      "The pause works, but nothing runs after it.",
      if: pause.tasksRunning == 0 && run.step(Flip("Paused"), 2).tasksRunning == 0
    )
  }
}

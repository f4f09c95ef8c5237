import HeadlessUI
import WorkbookKit

extension TaskModifier {
  @ExerciseBuilder static var exercises: [Exercise] {
    Exercise("1.1", prediction: exercise1_1, of: self.hideWithinASecond) { prediction in
      Mistake(
        "A task that is hidden after half a second never reaches its first tick.",
        if: prediction.contains("1.0 s Task #1 : 9:41:01")
      )
      Mistake(
        "A timer that is shown again is a new view: its task is the second, and its seconds begin anew.",
        if: prediction.contains {
          $0.hasSuffix("Task #1 has started.") && $0.hasPrefix("0.0") == false
        }
          || prediction.contains { $0.hasPrefix("3.0") }
      )
      Mistake(
        "At the end the views are taken away, and whatever still runs is cancelled.",
        if: prediction.count { $0.hasSuffix("has been cancelled.") } == 1
      )
    }

    Exercise("1.2", .repair, screen: exercise1_2) {
      Trial {
        Tap("Show Status")
        Wait(seconds: 3)
        Tap("Hide Status")
        Wait(seconds: 3)
      } judge: { run in
        Fact("Show starts one task", expected: 1, actual: run.step(Tap("Show Status")).tasksStarted)
        Fact(
          "It syncs once a second while the status is shown",
          expected: 3,
          actual: run.step(Wait(seconds: 3)).printed.count
        )
        Fact(
          "Nothing runs after Hide",
          expected: 0,
          actual: run.step(Tap("Hide Status")).tasksRunning
        )
        Mistake(
          "This is what happens when the task belongs to nobody: Hide takes the view away, and the task"
            + " does not know of it.",
          if: run.step(Tap("Hide Status")).tasksCancelled == 0
            && run.step(Wait(seconds: 3), 2).printed.isEmpty == false
        )
        Mistake(
          "The task was cancelled but did not end. Does its loop look at the cancellation?",
          if: run.step(Tap("Hide Status")).tasksCancelled > 0
            && run.step(Tap("Hide Status")).tasksRunning > 0
        )
        Mistake(
          "Lines are printed, but by no task that lives as long as the view.",
          if: run.launch.tasksStarted + run.step(Tap("Show Status")).tasksStarted == 0
        )
      }
      Trial {
        for _ in 1...2 {
          Tap("Show Status")
          Wait(seconds: 1.5)
          Tap("Hide Status")
        }
        Wait(seconds: 2)
      } judge: { run in
        Fact("Each time it is shown starts one task", expected: 2, actual: run.whole.tasksStarted)
        Fact("Each of them syncs once", expected: 2, actual: run.whole.printed.count)
        Fact(
          "Each is over before the next begins",
          expected: 0,
          actual: run.step(Tap("Hide Status")).tasksRunning
        )
      }
    }
  }

  private static var hideWithinASecond: Act {
    Act("hide within a second", TaskDemoApp()) {
      Tap("Show Timer")
      Wait(seconds: 0.5)
      Tap("Hide Timer")
      Wait(seconds: 2)
      Tap("Show Timer")
      Wait(seconds: 1.5)
    }
  }
}

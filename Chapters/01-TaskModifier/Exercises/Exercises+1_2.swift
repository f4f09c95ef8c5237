import HeadlessUI
import WorkbookKit

extension TaskModifier {
  static var workThatOutlivesItsView: Exercise {
    Exercise("1.2", .repair, screen: exercise1_2) {
      Trial {
        Tap("Show Status")
        Wait(seconds: 3)
        Tap("Hide Status")
        Wait(seconds: 3)
      } judge: { run in
        let shown = run.step(Tap("Show Status"))
        let hidden = run.step(Tap("Hide Status"))
        let later = run.step(Wait(seconds: 3), 2)
        Fact("Show starts one task", expected: 1, actual: shown.tasksStarted)
        Fact(
          "It syncs once a second while the status is shown",
          expected: 3,
          actual: run.step(Wait(seconds: 3)).printed.count { $0.hasPrefix("Synced") }
        )
        Fact("Nothing runs after Hide", expected: 0, actual: hidden.tasksRunning)
        Mistake(
          "This is what happens when the task belongs to nobody: Hide takes the view away, and the task"
            + " does not know of it.",
          if: hidden.tasksCancelled == 0 && later.printed.count { $0.hasPrefix("Synced") } > 0
        )
        Mistake(
          "Hide did not cancel the task. It ended by itself, when its loop came round and looked: until"
            + " then it was still there.",
          if: hidden.tasksCancelled == 0 && hidden.tasksRunning > 0
            && later.printed.count { $0.hasPrefix("Synced") } == 0
        )
        Mistake(
          "The task was cancelled but did not end. Does its loop look at the cancellation?",
          if: hidden.tasksCancelled > 0 && hidden.tasksRunning > 0
        )
        Mistake(
          "Lines are printed, but by no task that lives as long as the view.",
          if: run.launch.tasksStarted + shown.tasksStarted == 0
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
        Fact(
          "Each of them syncs once",
          expected: 2,
          actual: run.whole.printed.count { $0.hasPrefix("Synced") }
        )
        Fact(
          "Each is over before the next begins",
          expected: 0,
          actual: run.step(Tap("Hide Status")).tasksRunning
        )
      }
    }
  }
}

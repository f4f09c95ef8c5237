import HeadlessUI
import WorkbookKit

extension TaskModifier {
  static var stopButton: Exercise {
    Exercise("1.4", .extend, screen: exercise1_4) {
      Trial {
        Tap("Show Metronome")
        Tap("Start")
        Wait(seconds: 3)
        Tap("Stop")
        Wait(seconds: 2)
        Tap("Start")
        Wait(seconds: 2.5)
        Tap("Hide Metronome")
        Wait(seconds: 2)
      } judge: { run in
        let stopped = run.step(Tap("Stop"))
        let hidden = run.step(Tap("Hide Metronome"))
        Fact(
          "Nothing beats before “Start”",
          expected: 0,
          actual: run.step(Tap("Show Metronome")).tasksRunning
        )
        Fact(
          "From “Start” on it beats once a second",
          expected: 3,
          actual: run.step(Wait(seconds: 3)).printed.count { $0.hasPrefix("Beat") }
        )
        Fact("“Stop” ends the task", expected: 0, actual: stopped.tasksRunning)
        Fact(
          "“Start” begins again",
          expected: 2,
          actual: run.step(Wait(seconds: 2.5)).printed.count { $0.hasPrefix("Beat") }
        )
        Fact("Hiding the metronome ends the task", expected: 0, actual: hidden.tasksRunning)
        Mistake(
          "A flag is looked at only when the loop comes round. Until then the task is still there, and"
            + " another “Start” finds it. To cancel a task wakes it at once.",
          if: stopped.tasksCancelled == 0 && stopped.tasksRunning > 0
            && run.step(Wait(seconds: 2)).printed.count { $0.hasPrefix("Beat") } == 0
        )
        Mistake(
          "“Stop” has nothing in its hands. Keep what `Task { … }` returns, and cancel that.",
          if: stopped.tasksCancelled == 0
            && run.step(Wait(seconds: 2)).printed.count { $0.hasPrefix("Beat") } > 0
        )
        Mistake(
          "It beats without being asked. What is to begin with a tap belongs in the button's closure.",
          if: run.step(Tap("Show Metronome")).tasksRunning > 0
        )
        Mistake(
          "Nobody taps “Stop” for a view that is gone: whoever made the task has to cancel it when the"
            + " view disappears.",
          if: stopped.tasksRunning == 0 && hidden.tasksCancelled == 0 && hidden.tasksRunning > 0
        )
        Mistake(
          "Lines are printed, but by no task that runs from “Start” to “Stop”.",
          if: run.step(Wait(seconds: 3)).tasksRunning == 0
        )
      }
      Trial {
        Tap("Show Metronome")
        Wait(seconds: 2)
        Tap("Start")
        Wait(seconds: 1.5)
        Tap("Start")
        Wait(seconds: 3)
        Tap("Hide Metronome")
        Tap("Show Metronome")
        Wait(seconds: 2)
        Tap("Start")
        Wait(seconds: 1)
        Tap("Stop")
        Wait(seconds: 1.5)
      } judge: { run in
        Fact(
          "It is quiet before “Start”",
          expected: 0,
          actual: run.step(Wait(seconds: 2)).printed.count { $0.hasPrefix("Beat") }
        )
        Fact(
          "After a second “Start” one task is running",
          expected: 1,
          actual: run.step(Tap("Start"), 2).tasksRunning
        )
        Fact(
          "It still beats once a second",
          expected: 3,
          actual: run.step(Wait(seconds: 3)).printed.count { $0.hasPrefix("Beat") }
        )
        Fact(
          "Hidden and shown again, it is quiet",
          expected: 0,
          actual: run.step(Wait(seconds: 2), 2).printed.count { $0.hasPrefix("Beat") }
        )
        Fact(
          "It can be started and stopped again",
          expected: [1, 0],
          actual: [
            run.step(Wait(seconds: 1)).printed.count { $0.hasPrefix("Beat") },
            run.step(Tap("Stop")).tasksRunning,
          ]
        )
        Mistake(
          "The second “Start” put a new handle in the place of the old one, and with the old"
            + " one went the only way to cancel the first task.",
          if: run.step(Tap("Start"), 2).tasksRunning > 1
            && run.step(Tap("Hide Metronome")).tasksCancelled == 1
        )
      }
    }
  }
}

import HeadlessUI
import WorkbookKit

extension TimerPropertyProgram {
  static var strongCapture: Exercise {
    Exercise("3.2", .repair, screen: exercise3_2) {
      Trial {
        Tap("Open Player")
        Wait(seconds: 3)
        Tap("Close Player")
        Wait(seconds: 2)
      } judge: { run in
        Fact("Open starts one task", expected: 1, actual: run.step(Tap("Open Player")).tasksStarted)
        Fact(
          "It counts once a second while the player is open",
          run.step(Wait(seconds: 3)).screen.contains("Listened for 3 s"),
          details: "on screen after three seconds:\n\(run.step(Wait(seconds: 3)).screen)"
        )
        Fact(
          "Close cancels it",
          expected: 1,
          actual: run.step(Tap("Close Player")).tasksCancelled
        )
        Fact(
          "Nothing runs after Close",
          expected: 0,
          actual: run.step(Tap("Close Player")).tasksRunning
        )
        Mistake(
          "This is what happens when the task holds the storage, directly or by way of the property: the"
            + " storage stays, so its deinit does not run, and nobody cancels. A storage that was unwrapped"
            + " before the loop is held just as well.",
          if: run.step(Tap("Close Player")).tasksCancelled == 0
            && run.step(Wait(seconds: 2)).printed.isEmpty == false
        )
        Mistake(
          "A loop that stops by itself is not one that is cancelled: somebody may listen longer than that.",
          if: run.step(Wait(seconds: 3)).tasksEnded > 0
            || run.step(Tap("Close Player")).tasksEnded > 0
              && run.step(Tap("Close Player")).tasksCancelled == 0
        )
      }
      Trial {
        Tap("Open Player")
        Wait(seconds: 1)
        SelectTab(2)
        Wait(seconds: 4)
        SelectTab(1)
        Tap("Close Player")
        Tap("Open Player")
        Wait(seconds: 1.5)
        Tap("Close Player")
      } judge: { run in
        Fact(
          "The count goes on while the other tab is selected",
          run.step(SelectTab(1)).screen.contains("Listened for 5 s"),
          details: "on screen after five seconds:\n\(run.step(SelectTab(1)).screen)"
        )
        Fact(
          "The first task is over when its player is closed",
          expected: 0,
          actual: run.step(Tap("Close Player"), 1).tasksRunning
        )
        Fact("Each player has one task", expected: 2, actual: run.whole.tasksStarted)
        Fact(
          "The second player counts from the beginning",
          run.step(Wait(seconds: 1.5)).screen.contains("Listened for 1 s"),
          details: "on screen after one and a half seconds:\n\(run.step(Wait(seconds: 1.5)).screen)"
        )
        Mistake(
          "The other tab ended the count: that is how the task modifier behaves. The property keeps its"
            + " task for as long as the view has its identity.",
          if: run.step(SelectTab(2)).tasksCancelled > 0
        )
      }
    }
  }
}

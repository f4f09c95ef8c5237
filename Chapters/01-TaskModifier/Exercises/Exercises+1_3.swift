import HeadlessUI
import WorkbookKit

extension TaskModifier {
  static var swallowedCancellation: Exercise {
    Exercise("1.3", .repair, screen: exercise1_3) {
      Trial {
        Tap("Pay")
        Wait(seconds: 3)
        Tap("Back")
        Wait(seconds: 3)
      } judge: { run in
        let paying = run.step(Wait(seconds: 3))
        let back = run.step(Tap("Back"))
        let late = run.after(Wait(seconds: 3)).printed.count { $0.hasPrefix("Asked the bank") }
        Fact(
          "It asks the bank once a second while the payment is shown",
          expected: 3,
          actual: paying.printed.count { $0.hasPrefix("Asked the bank") }
        )
        Fact("Back ends the task", expected: 0, actual: back.tasksRunning)
        Fact("After Back the bank is not asked again", expected: 0, actual: late)
        Mistake(
          "In a cancelled task `Task.sleep` throws at once. Here that error is thrown away, so the rounds"
            + " that were left went by without any waiting.",
          if: paying.tasksRunning > 0 && back.tasksCancelled > 0 && late > 1
        )
        Mistake(
          "One round too many: the sleep had failed, and what stands below it was done all the same. Leave"
            + " the loop where the sleep fails.",
          if: paying.tasksRunning > 0 && back.tasksCancelled > 0 && late == 1
        )
        Mistake(
          "Hiding the view does not reach this task: nobody has cancelled it. The `task` modifier would"
            + " have.",
          if: paying.tasksRunning > 0 && back.tasksCancelled == 0
        )
        Mistake(
          "Lines are printed, but by no task that waits between them.",
          if: paying.tasksRunning == 0
        )
      }
      Trial {
        Tap("Pay")
        Wait(seconds: 1.5)
        Tap("Back")
        Wait(seconds: 1)
        Tap("Pay")
        Wait(seconds: 40)
        Tap("Back")
      } judge: { run in
        Fact(
          "Going back after a second and a half, it has asked once",
          expected: 1,
          actual: run.whole.printed.count { $0.hasPrefix("Asked the bank") }
            - run.after(Wait(seconds: 1)).printed.count { $0.hasPrefix("Asked the bank") }
        )
        Fact(
          "It gives up after 30 times",
          expected: 30,
          actual: run.step(Wait(seconds: 40)).printed.count { $0.hasPrefix("Asked the bank") }
        )
        Fact(
          "When it has given up, its task is over",
          expected: 0,
          actual: run.step(Wait(seconds: 40)).tasksRunning
        )
        Mistake(
          "The limit got lost: a bank that does not answer is now asked for as long as the view is shown.",
          if: run.step(Wait(seconds: 40)).printed.count { $0.hasPrefix("Asked the bank") } > 30
        )
      }
    }
  }
}

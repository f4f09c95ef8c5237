import HeadlessUI
import WorkbookKit

extension FieldExercises {
  static var exercisePrices: Exercise {
    Exercise("F.2", .repair, screen: exerciseF_2) {
      Trial {
        Wait(seconds: 2)
        Tap("Globex")
        Wait(seconds: 2)
        Tap("Close")
        Wait(seconds: 2)
      } judge: { run in
        let (globex, close) = (run.step(Tap("Globex")), run.step(Tap("Close")))
        Fact(
          "A price that is shown is followed by one task",
          expected: 1,
          actual: run.launch.tasksRunning
        )
        Fact("It changes once a second", run.step(Wait(seconds: 2)).shows("Acme: 102"))
        Fact(
          "Another share ends that task and starts its own",
          expected: 1,
          actual: globex.tasksRunning
        )
        Fact("That one's price changes too", run.step(Wait(seconds: 2), 2).shows("Globex: 102"))
        Fact("Close leaves nothing running", expected: 0, actual: close.tasksRunning)
        Fact("Then nothing is printed", expected: [], actual: run.step(Wait(seconds: 2), 3).printed)
        Mistake(
          "Nobody ends the task: there is one more for each share that was ever shown. And a task"
            + " that holds its model keeps it from being let go.",
          if: close.tasksRunning > 0 && run.whole.warnings.isEmpty == false
        )
        Mistake(
          "The task ends by itself, but late: it notices only at the next price. A share whose"
            + " price does not change would be followed for ever. Somebody has to cancel the task.",
          if: close.tasksRunning > 0 && run.step(Wait(seconds: 2), 3).tasksRunning == 0
        )
        Mistake(
          "Lines are printed, but no task goes on that would print more.",
          if: run.whole.printed.isEmpty == false && run.launch.tasksRunning == 0
        )
      }
      Trial {
        Wait(seconds: 1.5)
        Tap("0 Alerts")
        Tap("1 Alerts")
        Wait(seconds: 2)
        Tap("Globex")
        Tap("Acme")
        Tap("Close")
        Wait(seconds: 1)
        Tap("Globex")
        Wait(seconds: 1.5)
      } judge: { run in
        let alert = run.step(Tap("1 Alerts"))
        let (globex, close) = (run.step(Tap("Globex")), run.step(Tap("Close")))
        Fact(
          "Something else on the screen changes: nothing starts",
          expected: 0,
          actual: alert.tasksStarted
        )
        Fact(
          "Nor does anything start anew",
          run.step(Wait(seconds: 2)).shows("Acme: 103, 2 alerts")
        )
        Fact("However fast one taps, one task is running", expected: 1, actual: globex.tasksRunning)
        Fact("And none after Close", expected: 0, actual: close.tasksRunning)
        Fact(
          "Opened again, it is followed again",
          run.step(Wait(seconds: 1.5), 2).shows("Globex: 101")
        )
        Mistake(
          "Each time that the screen is evaluated, PriceView is made anew, and with it a model."
            + " All but the first are thrown away, but each has started a task.",
          if: alert.tasksStarted > 0
        )
      }
    }
  }
}

import HeadlessUI
import WorkbookKit

extension FieldExercises {
  static var exerciseOrders: Exercise {
    Exercise("F.5", .repair, screen: exerciseF_5) {
      Trial {
        Tap("Reload")
        Wait(seconds: 3)
        Tap("Reload")
        Wait(seconds: 3)
      } judge: { run in
        let (tap, wait) = (run.step(Tap("Reload")), run.step(Wait(seconds: 3)))
        Fact("Before a tap nothing is sent", expected: 0, actual: run.launch.requests)
        Fact(
          "A tap sends a request, and one task is running",
          expected: [1, 1],
          actual: [tap.requests, tap.tasksRunning]
        )
        Fact("The spinner is there while it is under way", tap.isWaiting)
        Fact(
          "Then it is gone, and the orders are there",
          wait.isWaiting == false && wait.shows("Order 101")
        )
        Fact("It spins at the next tap, too", run.step(Tap("Reload"), 2).isWaiting)
        Fact("And ends", run.step(Wait(seconds: 3), 2).isWaiting == false)
        Mistake(
          "The flag is set and taken back before the view is evaluated again: nobody sees it. The"
            + " task that waits does not hold up the lines below it.",
          if: tap.requests == 1 && tap.isWaiting == false
        )
        Mistake(
          "The spinner never goes.",
          if: tap.isWaiting && wait.isWaiting && tap.tasksRunning > 0
        )
        Mistake(
          "A task starts when the view appears, too, before anybody has tapped.",
          if: run.launch.requests > 0
        )
        Mistake(
          "Lines are printed, but nobody asks the server.",
          if: tap.requests > 0 && tap.tasksStarted == 0
        )
      }
      Trial {
        Tap("Reload")
        Wait(seconds: 1)
        Tap("Reload")
        Wait(seconds: 1.5)
        Wait(seconds: 1)
        Tap("Reload")
        Wait(seconds: 4)
        Tap("Reload")
        Wait(seconds: 0.5)
        Tap("Hide Orders")
        Wait(seconds: 3)
        Tap("Show Orders")
        Wait(seconds: 3)
      } judge: { run in
        let between = run.step(Wait(seconds: 1.5))
        let hide = run.step(Tap("Hide Orders"))
        Fact(
          "Tapped again meanwhile, one task is running",
          expected: 1,
          actual: run.step(Tap("Reload"), 2).tasksRunning
        )
        Fact("The spinner stays until the second answer", between.isWaiting)
        Fact(
          "Then the second answer is shown",
          run.step(Wait(seconds: 1), 2).isWaiting == false
            && run.step(Wait(seconds: 1), 2).shows("Order 201")
        )
        Fact(
          "An error ends the spinner and leaves the orders",
          run.step(Wait(seconds: 4)).isWaiting == false
            && run.step(Wait(seconds: 4)).shows("Order 201")
        )
        Fact("Hide ends the request", expected: 0, actual: hide.tasksRunning)
        Fact(
          "Show neither sends a request nor spins",
          run.step(Tap("Show Orders")).requests == 0
            && run.step(Tap("Show Orders")).isWaiting == false
        )
        Mistake(
          "The request that was replaced takes the spinner away, though another is still under"
            + " way. Only the last one may.",
          if: run.step(Tap("Reload")).isWaiting && between.isWaiting == false
            && run.step(Tap("Reload"), 2).tasksRunning == 1
        )
        Mistake(
          "An error leaves the function before the flag is taken back.",
          if: run.step(Wait(seconds: 1), 2).isWaiting == false
            && run.step(Tap("Reload"), 3).isWaiting && run.step(Wait(seconds: 4)).isWaiting
        )
        Mistake(
          "The task belongs to nobody: a second tap makes another beside it, and Hide does not end"
            + " it.",
          if: hide.tasksRunning > 0
        )
      }
    }
  }
}

extension Stretch {
  /// How many requests were sent.
  fileprivate var requests: Int { self.printed.count { $0.hasSuffix("is sent.") } }
}

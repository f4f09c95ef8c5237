import HeadlessUI
import WorkbookKit

extension IntervalID {
  /// 5.2: repair an id that is never the same.
  static var backup: Exercise {
    Exercise("5.2", .repair, screen: exercise5_2) {
      Trial {
        Wait(seconds: 5)
        Tap("Winter")
        Wait(seconds: 5)
      } judge: { run in
        Fact("The launch starts one task", expected: 1, actual: run.launch.tasksStarted)
        Fact(
          "No tick of the backup starts another one",
          expected: 0,
          actual: run.step(Wait(seconds: 5)).tasksStarted
        )
        Fact(
          "After five seconds the album is safe",
          run.step(Wait(seconds: 5)).screen.contains("Summer: 3 of 3"),
          details: "on screen:\n\(run.step(Wait(seconds: 5)).screen)"
        )
        Fact(
          "Another album starts one task",
          expected: 1,
          actual: run.step(Tap("Winter")).tasksStarted
        )
        Fact(
          "Five seconds later that album is safe",
          run.step(Wait(seconds: 5), 2).screen.contains("Winter: 3 of 3"),
          details: "on screen:\n\(run.step(Wait(seconds: 5), 2).screen)"
        )
        Mistake(
          "Each photo changes the status, so the view is updated, so the id is asked for. It differs from"
            + " the one before, and the backup begins anew with the first photo, for ever.",
          if: run.step(Wait(seconds: 5)).tasksStarted > 0
        )
        Mistake(
          "The task did not hear of the other album. What the work depends on belongs into the id.",
          if: run.launch.tasksStarted > 0
            && run.step(Wait(seconds: 5)).tasksStarted == 0
            && run.step(Tap("Winter")).tasksStarted == 0
        )
        Mistake(
          "Lines are printed, but no task waits between them.",
          if: run.launch.tasksStarted == 0
        )
      }
      Trial {
        Wait(seconds: 1.5)
        Tap("Winter")
        Wait(seconds: 1.5)
        Tap("Winter")
        Wait(seconds: 2)
        Tap("Summer")
      } judge: { run in
        Fact(
          "An album that is chosen in the middle of a backup takes its place",
          expected: 1,
          actual: run.step(Tap("Winter")).tasksRunning
        )
        Fact(
          "The album that is chosen already starts nothing",
          expected: 0,
          actual: run.step(Tap("Winter"), 2).tasksStarted
        )
        Fact(
          "Its backup has gone on",
          run.step(Wait(seconds: 2)).screen.contains("Winter: 3 of 3"),
          details: "on screen:\n\(run.step(Wait(seconds: 2)).screen)"
        )
        Fact(
          "The first album, chosen again, starts one more task",
          expected: 1,
          actual: run.step(Tap("Summer")).tasksStarted
        )
      }
    }
  }
}

import HeadlessUI
import WorkbookKit

extension IntervalID {
  /// 5.3: repair a refresh that is stuck because its id is equal.
  static var headlines: Exercise {
    Exercise("5.3", .repair, screen: exercise5_3) {
      Trial {
        Wait(seconds: 3)
        Tap("Refresh")
        Wait(seconds: 3)
        Tap("Refresh")
        Wait(seconds: 3)
      } judge: { run in
        Fact("The launch starts one task", expected: 1, actual: run.launch.tasksStarted)
        Fact(
          "The first refresh starts one",
          expected: 1,
          actual: run.step(Tap("Refresh")).tasksStarted
        )
        Fact(
          "The second refresh starts one",
          expected: 1,
          actual: run.step(Tap("Refresh"), 2).tasksStarted
        )
        Fact(
          "Nothing starts while nobody asks",
          expected: 0,
          actual: (1...3).map { run.step(Wait(seconds: 3), $0).tasksStarted }.reduce(0, +)
        )
        Fact(
          "In the end the third edition is on screen",
          run.step(Wait(seconds: 3), 3).screen.contains("Edition 3"),
          details: "on screen:\n\(run.step(Wait(seconds: 3), 3).screen)"
        )
        Mistake(
          "The second refresh writes what is there already. Equal ids start nothing: an id says what for,"
            + " and not now.",
          if: run.step(Tap("Refresh")).tasksStarted == 1
            && run.step(Tap("Refresh"), 2).tasksStarted == 0
        )
        Mistake(
          "The end of a load started another one. Setting the id back is a change too, and so is an id"
            + " that is made at each update.",
          if: run.step(Wait(seconds: 3), 2).tasksStarted > 0
        )
        Mistake(
          "Refresh brings an edition without a task of its own.",
          if: run.step(Tap("Refresh")).tasksStarted == 0
            && run.step(Wait(seconds: 3), 2).screen.contains("Edition 2")
        )
      }
      Trial {
        Wait(seconds: 3)
        Flip("Large Type")
        Tap("Refresh")
        Wait(seconds: 1)
        Tap("Refresh")
        Wait(seconds: 1.5)
        Tap("Refresh")
        Wait(seconds: 4)
      } judge: { run in
        Fact(
          "Another size of the letters starts nothing",
          expected: 0,
          actual: run.step(Flip("Large Type")).tasksStarted
        )
        Fact(
          "Each refresh starts one task",
          expected: [1, 1, 1],
          actual: (1...3).map { run.step(Tap("Refresh"), $0).tasksStarted }
        )
        Fact(
          "A load that is no longer wanted is over when the refresh is",
          expected: [1, 1, 1],
          actual: (1...3).map { run.step(Tap("Refresh"), $0).tasksRunning }
        )
        Fact(
          "Of three refreshes in a hurry, one brings an edition",
          run.step(Wait(seconds: 4)).screen.contains("Edition 2"),
          details: "on screen:\n\(run.step(Wait(seconds: 4)).screen)"
        )
        Mistake(
          "The letters have nothing to do with the headlines. An id that is made in `update()` is new at"
            + " each update, whatever has caused it.",
          if: run.step(Flip("Large Type")).tasksStarted > 0
        )
        Mistake(
          "Two loads run side by side. A task that the property does not keep is cancelled by nobody.",
          if: run.step(Tap("Refresh"), 2).tasksRunning > 1
        )
      }
    }
  }
}

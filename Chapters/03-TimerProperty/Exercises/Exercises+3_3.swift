import HeadlessUI
import WorkbookKit

extension TimerPropertyProgram {
  static var pauseAndResume: Exercise {
    Exercise("3.3", .extend, screen: exercise3_3) {
      self.onePause
      self.busyPause
      self.endDuringPause
    }
  }

  private static var onePause: Trial {
    Trial {
      Tap("Start Workout")
      Wait(seconds: 3)
      Tap("Pause")
      Wait(seconds: 2)
      Tap("Resume")
      Wait(seconds: 2)
      Tap("End Workout")
    } judge: { run in
      Fact(
        "Start starts one task",
        expected: 1,
        actual: run.step(Tap("Start Workout")).tasksStarted
      )
      Fact("Nothing runs after Pause", expected: 0, actual: run.step(Tap("Pause")).tasksRunning)
      Self.screen(
        "The count stands still during the pause",
        shows: "3 s",
        after: run.step(Wait(seconds: 2), 1)
      )
      Fact("Resume starts one task", expected: 1, actual: run.step(Tap("Resume")).tasksStarted)
      Self.screen(
        "The count goes on from where it was",
        shows: "5 s",
        after: run.step(Wait(seconds: 2), 2)
      )
      Fact("Nothing runs after End", expected: 0, actual: run.step(Tap("End Workout")).tasksRunning)
      Mistake(
        "The count stands still, but the task goes on, and wakes once a second for nothing. A pause"
          + " should cancel it.",
        if: run.step(Tap("Pause")).tasksCancelled == 0 && run.step(Tap("Pause")).tasksRunning > 0
          && run.step(Wait(seconds: 2), 1).screen.contains("3 s")
      )
      Mistake(
        "Resume started nothing. A property that still holds the task that was cancelled believes that"
          + " there is one; a cancelled task never starts again.",
        if: run.step(Tap("Pause")).tasksCancelled > 0 && run.step(Tap("Resume")).tasksStarted == 0
          && run.step(Tap("Resume")).tasksRunning == 0
      )
      Mistake(
        "After the pause the count begins anew: it was kept in a variable of the task's closure, and each"
          + " task has its own. Keep it in the storage.",
        if: run.step(Tap("Resume")).tasksStarted > 0
          && run.step(Wait(seconds: 2), 2).screen.contains("2 s")
      )
    }
  }

  private static var busyPause: Trial {
    Trial {
      Tap("Start Workout")
      Wait(seconds: 2)
      Tap("Pause")
      Tap("Pause")
      Wait(seconds: 5)
      Tap("Lap")
      Wait(seconds: 3)
      Tap("Resume")
      Tap("Resume")
      Wait(seconds: 1)
      Tap("Lap")
      Tap("End Workout")
    } judge: { run in
      Fact(
        "An update during the pause starts nothing",
        expected: 0,
        actual: run.step(Tap("Lap"), 1).tasksRunning
      )
      Fact(
        "A second Resume starts no second task",
        expected: 1,
        actual: run.step(Tap("Resume"), 2).tasksRunning
      )
      Self.screen(
        "No second is lost, and none is added",
        shows: "3 s, 2 laps",
        after: run.step(Tap("Lap"), 2)
      )
      Mistake(
        "“Lap” evaluates the body, and before it calls update(), which found no task and started one in"
          + " the middle of the pause.",
        if: run.step(Tap("Lap"), 1).tasksStarted > 0
      )
      Mistake(
        "A second “Resume” started a second task, and now two of them count.",
        if: run.step(Tap("Resume"), 2).tasksStarted > 0
      )
    }
  }

  private static var endDuringPause: Trial {
    Trial {
      Tap("Start Workout")
      Wait(seconds: 4)
      Tap("Pause")
      Tap("End Workout")
      Tap("Start Workout")
      Wait(seconds: 2)
      Tap("End Workout")
    } judge: { run in
      Fact(
        "Nothing runs after a workout that is ended during a pause",
        expected: 0,
        actual: run.step(Tap("End Workout"), 1).tasksRunning
      )
      Self.screen(
        "The next workout begins at 0, and is not paused",
        shows: "2 s",
        after: run.step(Wait(seconds: 2))
      )
    }
  }

  private static func screen(_ title: String, shows text: String, after stretch: Stretch) -> Fact {
    Fact(
      title,
      stretch.screen.contains(text),
      details: "“\(text)” is not on screen, but:\n\(stretch.screen)"
    )
  }
}

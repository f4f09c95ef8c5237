import HeadlessUI
import WorkbookKit

extension TimerPropertyProgram {
  static var outOfSight: Exercise {
    Exercise("3.4", .extend, screen: exercise3_4) {
      self.awayAndBack
      self.changedWhileAway
      self.preview
    }
  }

  private static var awayAndBack: Trial {
    Trial {
      Tap("Show Clock")
      Wait(seconds: 2)
      SelectTab(2)
      Wait(seconds: 2)
      SelectTab(1)
      Wait(seconds: 2)
      Tap("Hide Clock")
      Wait(seconds: 1)
    } judge: { run in
      Fact("Show starts one task", expected: 1, actual: run.step(Tap("Show Clock")).tasksStarted)
      Fact(
        "Nothing runs when the other tab is selected",
        expected: 0,
        actual: run.step(SelectTab(2)).tasksRunning
      )
      Fact(
        "One task starts when the clock is back",
        expected: 1,
        actual: run.step(SelectTab(1)).tasksStarted
      )
      Fact(
        "The clock is right again two seconds later",
        run.step(Wait(seconds: 2), 3).screen.contains("9:41:06"),
        details: "on screen:\n\(run.step(Wait(seconds: 2), 3).screen)"
      )
      Fact("Nothing runs after Hide", expected: 0, actual: run.step(Tap("Hide Clock")).tasksRunning)
      Mistake(
        "Nothing started when the clock came back. A property that still holds the task that was"
          + " cancelled believes that there is one; a cancelled task never starts again.",
        if: run.step(SelectTab(2)).tasksCancelled > 0 && run.step(SelectTab(1)).tasksStarted == 0
      )
      Mistake(
        "Show has started two tasks: when onAppear() is called for the first time, the update has started"
          + " a task already.",
        if: run.step(Tap("Show Clock")).tasksStarted > 1
      )
      Mistake(
        "The task goes on, only silently, and wakes once a second for nothing. It should be cancelled.",
        if: run.step(SelectTab(2)).tasksCancelled == 0 && run.step(SelectTab(2)).tasksRunning > 0
          && run.step(Wait(seconds: 2), 2).printed.isEmpty
      )
    }
  }

  private static var changedWhileAway: Trial {
    Trial {
      Tap("Show Clock")
      SelectTab(2)
      Flip("City")
      Wait(seconds: 3)
      SelectTab(1)
      Wait(seconds: 1)
      SelectTab(2)
      SelectTab(1)
      Tap("Hide Clock")
      Tap("Show Clock")
      Wait(seconds: 0.5)
      Tap("Hide Clock")
    } judge: { run in
      Fact(
        "A change of the settings starts nothing out of sight",
        expected: 0,
        actual: run.step(Flip("City")).tasksRunning
      )
      Fact(
        "Back in sight the clock has one task",
        expected: 1,
        actual: run.step(SelectTab(1), 1).tasksRunning
      )
      Fact(
        "Away and back at once leaves one task",
        expected: 1,
        actual: run.step(SelectTab(1), 2).tasksRunning
      )
      Fact(
        "A clock that is shown again has one task",
        expected: 1,
        actual: run.step(Tap("Show Clock"), 2).tasksRunning
      )
      Mistake(
        "The setting is an input of the clock's view, so the property was updated while the view was away."
          + " The update found no task and started one out of sight.",
        if: run.step(Flip("City")).tasksStarted > 0
          || run.step(SelectTab(2), 1).tasksCancelled > 0
            && run.step(SelectTab(1), 1).tasksCancelled > 0
      )
    }
  }

  private static var preview: Trial {
    Trial {
      SelectTab(2)
      Tap("Show Preview")
      Wait(seconds: 1)
      SelectTab(1)
      Wait(seconds: 2)
      SelectTab(2)
      Tap("Hide Preview")
      Wait(seconds: 1)
    } judge: { run in
      Fact(
        "The preview starts one task",
        expected: 1,
        actual: run.step(Tap("Show Preview")).tasksStarted
      )
      Fact(
        "The preview ticks on while its tab is away",
        run.step(SelectTab(2), 2).screen.contains("Preview: 9:41:03"),
        details: "on screen after three seconds:\n\(run.step(SelectTab(2), 2).screen)"
      )
      Fact(
        "Nothing runs after the preview is hidden",
        expected: 0,
        actual: run.step(Tap("Hide Preview")).tasksRunning
      )
      Mistake(
        "A view that does not call the two functions has no timer any more, or one that stops. Let"
          + " update() start the task as before, unless onDisappear() was called last.",
        if: run.step(Tap("Show Preview")).tasksStarted == 0
          || run.step(SelectTab(1)).tasksCancelled > 0
      )
    }
  }
}

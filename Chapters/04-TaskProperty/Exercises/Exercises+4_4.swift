import HeadlessUI
import WorkbookKit

extension TaskPropertyProgram {
  static var streamProperty: Exercise {
    Exercise("4.4", .extend, screen: exercise4_4) {
      self.heartRate
      self.departures
    }
  }

  private static var heartRate: Trial {
    Trial {
      Tap("Show Heart Rate")
      Wait(seconds: 3)
      Flip("Compact")
      Wait(seconds: 2)
      Tap("Hide Heart Rate")
      Wait(seconds: 1)
    } judge: { run in
      let first = run.step(Wait(seconds: 3))
      Fact(
        "Show starts one task",
        expected: 1,
        actual: run.step(Tap("Show Heart Rate")).tasksStarted
      )
      Self.screen("Each heart rate is on screen as it comes in", shows: "63", after: first)
      Self.screen("The sequence goes on", shows: "65", after: run.step(Wait(seconds: 2)))
      Fact("Updates start nothing", expected: 1, actual: run.whole.tasksStarted)
      Fact(
        "Nothing runs after Hide",
        expected: 0,
        actual: run.step(Tap("Hide Heart Rate")).tasksRunning
      )
      Mistake(
        "An update began the sequence anew: each body is preceded by an update, and the task must be"
          + " started by the first one only.",
        if: first.tasksStarted + run.step(Flip("Compact")).tasksStarted > 0
      )
      Mistake(
        "The task outlives its view. A `TaskProperty` would cancel it, unless the closure holds the task's own"
          + " storage: it does if it captures the whole property. Name what it needs, and nothing else.",
        if: run.whole.tasksStarted == 1 && run.step(Tap("Hide Heart Rate")).tasksRunning > 0
      )
      Mistake(
        "Heart rates come in, and the screen does not follow. Either the property waits for the end of the"
          + " sequence, which never comes; or the body is never told: what it reads must be observable.",
        if: first.printed.isEmpty == false && first.screen.contains("–")
      )
    }
  }

  private static var departures: Trial {
    Trial {
      Tap("Show Departures")
      Wait(seconds: 3)
      Tap("Show Heart Rate")
      SelectTab(2)
      Wait(seconds: 2.5)
      SelectTab(1)
      Flip("Compact")
      Wait(seconds: 5)
      Tap("Hide Departures")
      Wait(seconds: 0.5)
      Tap("Hide Heart Rate")
      Tap("Show Heart Rate")
      Wait(seconds: 1)
    } judge: { run in
      let failed = run.step(Wait(seconds: 5))
      Self.screen(
        "Each train is on screen as it comes in",
        shows: "12:04 Ghent",
        after: run.step(Wait(seconds: 3))
      )
      Fact(
        "Two sequences are followed side by side, also while the other tab is selected",
        expected: 2,
        actual: run.step(Wait(seconds: 2.5)).tasksRunning
      )
      Fact(
        "When a sequence has failed, its task is over, and the other goes on",
        expected: 1,
        actual: failed.tasksRunning
      )
      Self.screen("The last train stays", shows: "12:09 Bruges", after: failed)
      Fact(
        "To hide a view leaves the other one alone",
        expected: 1,
        actual: run.step(Tap("Hide Departures")).tasksRunning
      )
      Self.screen(
        "A view that is shown again begins with no element",
        shows: "–",
        after: run.step(Tap("Show Heart Rate"), 2)
      )
      Fact("Each view has one task", expected: 3, actual: run.whole.tasksStarted)
      Mistake(
        "The other tab ended the task: that is how the task modifier behaves. A property keeps its task for"
          + " as long as the view has its identity.",
        if: run.step(SelectTab(2)).tasksCancelled > 0
      )
      Mistake(
        "A sequence that has failed is not begun anew: whoever wants that would have to decide when, and"
          + " how often.",
        if: failed.tasksRunning == 2 && run.whole.tasksStarted == 3
          && failed.printed.contains("The train 12:04 Ghent comes in.")
      )
      Mistake(
        "The sequence failed, and took what was on screen with it: the last element stays until there is a"
          + " newer one.",
        if: failed.tasksRunning == 1 && failed.screen.contains("–")
          && run.step(Wait(seconds: 3)).screen.contains("12:04 Ghent")
      )
    }
  }
}

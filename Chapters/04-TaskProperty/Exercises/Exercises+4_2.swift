import HeadlessUI
import WorkbookKit

extension TaskPropertyProgram {
  static var taskAtEveryUpdate: Exercise {
    Exercise("4.2", .repair, screen: exercise4_2) {
      self.threeMinutes
      self.lineup
    }
  }

  private static var threeMinutes: Trial {
    Trial {
      Tap("Show Match")
      Wait(seconds: 3)
      Tap("Hide Match")
      Wait(seconds: 2)
    } judge: { run in
      Fact("Show starts one task", expected: 1, actual: run.step(Tap("Show Match")).tasksStarted)
      Fact("A minute starts none", expected: 0, actual: run.step(Wait(seconds: 3)).tasksStarted)
      Self.screen(
        "After three seconds it is minute 3",
        shows: "Minute 3",
        after: run.step(Wait(seconds: 3))
      )
      Fact(
        "Nothing runs after Hide",
        expected: 0,
        actual: run.step(Tap("Hide Match")).tasksRunning
      )
      Mistake(
        "Each update cancels the task and starts another. The minutes come right by chance: no task ever"
          + " gets further than its first minute.",
        if: run.step(Wait(seconds: 3)).tasksStarted > 0
          && run.step(Wait(seconds: 3)).tasksCancelled > 0
      )
      Mistake(
        "Each minute writes the storage, each write brings an update, and each update starts one more"
          + " task.",
        if: run.step(Wait(seconds: 3)).tasksStarted > 0
          && run.step(Wait(seconds: 3)).tasksCancelled == 0
      )
      Mistake(
        "The task is started once, but it outlives its view. Either nobody cancels it, as nobody has kept"
          + " it; or its closure holds the task's own storage, because it captures the whole property.",
        if: run.step(Wait(seconds: 3)).tasksStarted == 0
          && run.step(Tap("Hide Match")).tasksRunning > 0
      )
    }
  }

  private static var lineup: Trial {
    Trial {
      Tap("Show Match")
      Wait(seconds: 1.5)
      Tap("Lineup")
      Tap("Lineup")
      SelectTab(2)
      Wait(seconds: 1)
      SelectTab(1)
      Tap("Hide Match")
      Tap("Show Match")
      Wait(seconds: 2)
      Tap("Hide Match")
    } judge: { run in
      Fact(
        "Lineup starts no task and cancels none",
        expected: 0,
        actual: [1, 2].map { run.step(Tap("Lineup"), $0) }
          .reduce(0) { $0 + $1.tasksStarted + $1.tasksCancelled }
      )
      Self.screen(
        "The match goes on in its own time, whatever is tapped and selected",
        shows: "Minute 2",
        after: run.step(SelectTab(1))
      )
      Fact("Each match has one task", expected: 2, actual: run.whole.tasksStarted)
      Self.screen(
        "The next match begins with minute 0",
        shows: "Minute 2",
        after: run.step(Wait(seconds: 2))
      )
      Mistake(
        "The other tab ended the task: that is how the task modifier behaves. A property keeps its task for"
          + " as long as the view has its identity.",
        if: run.step(SelectTab(2)).tasksCancelled > 0
      )
      Mistake(
        "A task that is started in an initialiser is started for every struct that is made, and each"
          + " evaluation of the view around it makes one.",
        if: run.step(Tap("Show Match")).tasksStarted == 1
          && run.step(Wait(seconds: 1.5)).tasksStarted == 0
          && run.step(Tap("Lineup")).tasksStarted > 0
      )
    }
  }
}

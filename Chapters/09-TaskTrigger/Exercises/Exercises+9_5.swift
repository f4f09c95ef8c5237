import HeadlessUI
import WorkbookKit

extension TaskTriggerProgram {
  static var exerciseQueue: Exercise {
    Exercise("9.5", .extend, screen: exercise9_5) {
      Trial {
        Tap("Sync")
        Wait(seconds: 1)
        Tap("Sync")
        Wait(seconds: 5)
      } judge: { run in
        let (first, second) = (run.step(Tap("Sync")), run.step(Tap("Sync"), 2))
        let started = run.whole.count("started")
        Fact(
          "A tap starts the work",
          expected: [1, 1],
          actual: [first.count("started"), first.tasksRunning]
        )
        Fact(
          "A tap while it runs starts nothing at once",
          expected: 0,
          actual: second.count("started")
        )
        Fact("Nothing is cancelled", expected: 0, actual: run.whole.count("cancelled"))
        Fact("The work runs once more afterwards", expected: 2, actual: run.whole.count("finished"))
        Fact(
          "Never two at once",
          expected: ["started", "finished", "started", "finished"],
          actual: run.whole.printed.compactMap {
            ["Sync has started.": "started", "Sync has finished.": "finished"][$0]
          }
        )
        Mistake(
          "The second tap cancels what is running. Somebody who waits in a queue does not push.",
          if: second.tasksCancelled > 0
        )
        Mistake(
          "The second tap is lost: when the run is over, nobody remembers it.",
          if: started == 1 && first.tasksRunning == 1 && run.whole.count("finished") == 1
        )
        Mistake("The second run does not wait for the first.", if: second.tasksRunning > 1)
        Mistake(
          "Lines are printed, but no task that goes on prints them.",
          if: first.count("started") > 0 && first.tasksRunning == 0
        )
      }
      Trial {
        Tap("Sync")
        Tap("Sync")
        Wait(seconds: 0.5)
        Tap("Sync")
        Tap("Sync")
        Wait(seconds: 2)
        Tap("Sync")
        Wait(seconds: 8)
        Tap("Sync")
        Wait(seconds: 3)
      } judge: { run in
        let finished = [2.0, 8.0, 3.0].map { run.step(Wait(seconds: $0)).count("finished") }
        Fact(
          "However many taps come while it runs, it runs once more",
          expected: [1, 2, 1],
          actual: finished
        )
        Mistake(
          "Each tap adds a run. A sync that begins after the last tap does for all of them: note"
            + " that it is wanted, not how often.",
          if: finished[1] > 2
        )
      }
      Trial {
        Tap("Sync")
        Wait(seconds: 1)
        Tap("Sync")
        SelectTab(2)
        Wait(seconds: 3)
        SelectTab(1)
        Wait(seconds: 3)
        Tap("Sync")
        Wait(seconds: 5)
      } judge: { run in
        let (left, back) = (run.step(SelectTab(2)), run.step(SelectTab(1)))
        let later = run.after(SelectTab(2))
        Fact(
          "Away from the tab nothing runs",
          expected: [0, 0],
          actual: [left.tasksRunning, left.count("started")]
        )
        Fact(
          "What was queued is dropped",
          expected: [0, 1],
          actual: [back.count("started"), later.count("started")]
        )
        Mistake(
          "The work was cancelled, and what was queued began all the same. Ask whether the task is"
            + " cancelled before you begin anew.",
          if: left.count("started") > 0
        )
        Mistake(
          "The tab's state outlives its task, and so does the note that once more is wanted. A run"
            + " that begins has nothing behind it in the queue yet.",
          if: left.count("started") == 0 && later.count("started") > 1
        )
      }
    }
  }
}

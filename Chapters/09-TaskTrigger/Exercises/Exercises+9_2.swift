import HeadlessUI
import WorkbookKit

extension TaskTriggerProgram {
  static var exerciseGuard: Exercise {
    Exercise("9.2", .repair, screen: exercise9_2) {
      Trial {
        Wait(seconds: 3)
        Tap("Episode 2")
        Wait(seconds: 5)
        Tap("Episode 2")
        Wait(seconds: 5)
      } judge: { run in
        let (first, second) = (run.step(Tap("Episode 2")), run.step(Tap("Episode 2"), 2))
        let started = run.whole.count("started")
        Fact("Nothing is downloaded before a tap", expected: 0, actual: run.launch.tasksRunning)
        Fact("A tap starts one download", expected: 1, actual: first.count("started"))
        Fact("It is the work of one task", expected: 1, actual: first.tasksRunning)
        Fact("A second tap, later, starts another", expected: 1, actual: second.count("started"))
        Fact(
          "Each tap is answered once",
          expected: 2,
          actual: run.whole.count("finished", of: "Download of episode 2")
        )
        Fact("Nothing but that is downloaded", expected: 2, actual: started)
        Mistake(
          "The task starts when the view appears, and anew when its value is reset. Nobody looks"
            + " whether there is something to do.",
          if: run.launch.count("started") > 0 || started > 2
        )
        Mistake(
          "The second tap writes the number that is there already, so the id does not change. Who"
            + " takes the number back when the download is over?",
          if: first.count("started") == 1 && second.count("started") == 0
        )
        Mistake(
          "Lines are printed, but no task that goes on prints them.",
          if: first.count("started") == 1 && first.tasksRunning == 0
        )
      }
      Trial {
        Tap("Episode 0")
        Wait(seconds: 1)
        Tap("Hide Episodes")
        Wait(seconds: 3)
        Tap("Show Episodes")
        Tap("Episode 0")
        Wait(seconds: 3)
        Tap("Episode 3")
        Wait(seconds: 3)
      } judge: { run in
        let (hide, show) = (run.step(Tap("Hide Episodes")), run.step(Tap("Show Episodes")))
        let zero = "Download of episode 0"
        Fact("Every episode can be downloaded", run.step(Tap("Episode 0")).count("started") == 1)
        Fact("Hide ends the download", expected: 0, actual: hide.tasksRunning)
        Fact("Show starts none", expected: 0, actual: show.count("started"))
        Fact(
          "Each tap is answered once",
          expected: [1, 1],
          actual: [
            run.whole.count("finished", of: zero), run.step(Wait(seconds: 3), 3).count("finished"),
          ]
        )
        Mistake(
          "Episode 0 is an episode. That there is nothing to do must be told in another way: nil"
            + " says it.",
          if: run.whole.count("started", of: zero) == 0
        )
        Mistake(
          "A task that a button makes belongs to nobody: when the episodes are hidden, it goes on.",
          if: hide.tasksRunning > 0 && hide.tasksCancelled == 0
        )
      }
    }
  }
}

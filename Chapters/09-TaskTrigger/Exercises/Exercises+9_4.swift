import HeadlessUI
import WorkbookKit

extension TaskTriggerProgram {
  static var exerciseRows: Exercise {
    Exercise("9.4", .extend, screen: exercise9_4) {
      Trial {
        Tap("Metropolis")
        Wait(seconds: 1)
        Tap("Sunrise")
        Wait(seconds: 0.5)
        Tap("Sunrise")
        Wait(seconds: 4)
      } judge: { run in
        let (first, second) = (run.step(Tap("Metropolis")), run.step(Tap("Sunrise")))
        let third = run.step(Tap("Sunrise"), 2)
        Fact("A tap starts one download", expected: 1, actual: first.count("started"))
        Fact(
          "A tap on another film leaves the first alone",
          expected: 2,
          actual: second.tasksRunning
        )
        Fact("A second tap cancels one download", expected: 1, actual: third.count("cancelled"))
        Fact(
          "It then begins anew",
          expected: 1,
          actual: third.count("started", of: "Download of Sunrise")
        )
        Fact(
          "Both films are downloaded, each once",
          expected: [1, 1],
          actual: ["Metropolis", "Sunrise"].map {
            run.whole.count("finished", of: "Download of \($0)")
          }
        )
        Mistake(
          "One trigger has one task: a tap on one film cancels the download of another.",
          if: first.tasksStarted == 1 && second.count("cancelled") == 1
        )
        Mistake(
          "The rows share one trigger: a tap on one film starts a task in each of them, and the first"
            + " to end resets the trigger of all.",
          if: first.tasksStarted > 1
        )
        Mistake(
          "The second tap made a second task beside the first. A trigger would have cancelled it.",
          if: first.tasksRunning == 1 && third.tasksRunning > 2
        )
        Mistake(
          "Lines are printed, but no task that goes on prints them.",
          if: first.printed.isEmpty == false && first.tasksStarted == 0
        )
      }
      Trial {
        Tap("Nosferatu")
        Tap("Metropolis")
        Tap("Sunrise")
        Wait(seconds: 1)
        Tap("Metropolis")
        Wait(seconds: 1.5)
        Tap("Nosferatu")
        Tap("Hide Films")
        Wait(seconds: 3)
        Tap("Show Films")
        Wait(seconds: 3)
      } judge: { run in
        let (hide, show) = (run.step(Tap("Hide Films")), run.step(Tap("Show Films")))
        Fact(
          "Three films, side by side",
          expected: 3,
          actual: run.step(Tap("Sunrise")).tasksRunning
        )
        Fact(
          "A second tap on one does not disturb the others",
          expected: [1, 2],
          actual: [
            run.step(Tap("Metropolis"), 2).count("cancelled"),
            run.step(Wait(seconds: 1.5)).count("finished"),
          ]
        )
        Fact(
          "Hide cancels what is running",
          expected: [2, 0],
          actual: [hide.count("cancelled"), hide.tasksRunning]
        )
        Fact("Show starts nothing", expected: 0, actual: show.count("started"))
        Mistake(
          "The downloads go on when the films are hidden. A task that a button makes belongs to"
            + " nobody.",
          if: hide.tasksRunning > 0
        )
      }
    }
  }
}

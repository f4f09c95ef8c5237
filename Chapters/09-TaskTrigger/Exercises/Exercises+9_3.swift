import HeadlessUI
import WorkbookKit

extension TaskTriggerProgram {
  static var exerciseRace: Exercise {
    Exercise("9.3", .repair, screen: exercise9_3) {
      Trial {
        for work in ["Translate into", "Speak"] {
          Tap("\(work) French")
          Wait(seconds: 1)
          Tap("\(work) German")
          Wait(seconds: 4)
        }
      } judge: { run in
        let (french, german) = (
          run.step(Tap("Translate into French")), run.step(Tap("Speak German"))
        )
        Fact("A tap starts a task", french.tasksRunning > 0)
        Fact(
          "A later tap takes the place of what is running",
          expected: [0, 1],
          actual: [
            run.whole.count("finished", of: "Translation into French"), german.count("started"),
          ]
        )
        Fact(
          "The translation that was asked for last gets to its end",
          expected: 1,
          actual: run.whole.count("finished", of: "Translation into German")
        )
        Fact(
          "So does the speech that was asked for last",
          expected: 1,
          actual: run.whole.count("finished", of: "Speech in German")
        )
        Mistake(
          "The later one is cancelled by the end of the earlier one, which resets a request that"
            + " is no longer its own.",
          if: run.whole.count("finished") == 0
        )
        Mistake(
          "The first is allowed to finish, and the tap that came last is lost.",
          if: run.whole.count("finished", of: "Translation into French") == 1
        )
        Mistake(
          "Lines are printed, but no task that goes on prints them.",
          if: french.printed.isEmpty == false && french.tasksRunning == 0
        )
      }
      Trial {
        Tap("Translate into French")
        Wait(seconds: 0.5)
        Tap("Translate into French")
        Wait(seconds: 4)
      } judge: { run in
        let finished = run.whole.count("finished")
        Fact(
          "The same, asked for twice in a row, is done once",
          expected: 1,
          actual: finished
        )
        Mistake(
          "The second request is for the same as the first, and is cancelled by the end of the"
            + " first. Only the id tells the two starts apart.",
          if: finished == 0 && run.whole.tasksCancelled > 0
        )
      }
      self.absenceDuring("Translate into German", working: "Translation into German")
      self.absenceDuring("Speak French", working: "Speech in French")
    }
  }

  /// The view goes away while something is running, and comes back before that would have ended.
  private static func absenceDuring(_ button: String, working work: String) -> Trial {
    Trial {
      Tap(button)
      Wait(seconds: 0.5)
      Tap("Hide Result")
      Wait(seconds: 0.5)
      Tap("Show Result")
      Wait(seconds: 4)
      Tap("Hide Result")
      Tap("Show Result")
      Tap(button)
      Wait(seconds: 4)
    } judge: { run in
      let again = run.step(Tap("Show Result")).count("started", of: work)
      let late = run.step(Tap("Show Result"), 2).count("started", of: work)
      Fact("\(work): hidden and shown, it does not begin again", expected: 0, actual: again)
      Fact("\(work): nor later", expected: 0, actual: late)
      Fact(
        "\(work): the next tap starts it, and it gets to its end",
        expected: 1,
        actual: run.step(Wait(seconds: 4), 2).count("finished", of: work)
      )
      Mistake(
        "Hidden and shown, it begins again: the request was still there when the view came back."
          + " Who takes it back when the view goes away in the middle of the work?",
        if: again + late > 0
      )
    }
  }
}

import HeadlessUI
import WorkbookKit

extension FieldExercises {
  static var exerciseSteps: Exercise {
    Exercise("F.4", .repair, screen: exerciseF_4) {
      Trial {
        Tap("Show Steps")
        Tap("Walk")
        Wait(seconds: 1)
        Tap("Hide Steps")
        Wait(seconds: 1)
        Tap("Show Steps")
        Tap("Walk")
        Wait(seconds: 1)
      } judge: { run in
        let (show, hide) = (run.step(Tap("Show Steps")), run.step(Tap("Hide Steps")))
        Fact(
          "While the steps are shown, a task follows them",
          expected: 1,
          actual: show.tasksRunning
        )
        Fact("A walk is seen at once", run.step(Tap("Walk")).shows("100 steps"))
        Fact("While they are hidden, none does", expected: 0, actual: hide.tasksRunning)
        Fact(
          "Shown again, they are followed again",
          expected: 1,
          actual: run.step(Tap("Show Steps"), 2).tasksRunning
        )
        Fact("The next walk is seen, too", run.step(Tap("Walk"), 2).shows("200 steps"))
        self.mistakes(in: run)
      }
      Trial {
        Tap("Walk")
        Tap("Show Steps")
        Tap("Walk")
        Tap("Hide Steps")
        Tap("Walk")
        Tap("Walk")
        Tap("Show Steps")
        Wait(seconds: 1)
        Tap("Hide Steps")
        Tap("Show Steps")
        Tap("Walk")
        Tap("Hide Steps")
        Wait(seconds: 2)
      } judge: { run in
        let (first, again) = (run.step(Tap("Show Steps")), run.step(Tap("Show Steps"), 2))
        Fact("What was walked before is there", first.shows("100 steps"))
        Fact("A walk is seen", run.step(Tap("Walk"), 2).shows("200 steps"))
        Fact("What was walked while they were hidden is there", again.shows("400 steps"))
        Fact(
          "However often they are shown, a walk is seen",
          run.step(Tap("Walk"), 5).shows("500 steps")
        )
        Fact("One task at a time", expected: 1, actual: run.step(Tap("Walk"), 5).tasksRunning)
        Fact("Hide ends it", expected: 0, actual: run.step(Tap("Hide Steps"), 3).tasksRunning)
        Mistake(
          "Who begins to follow learns of the next change, and nothing of those before. Let each"
            + " new listener first hear what the number is now.",
          if: again.shows("400 steps") == false && run.step(Tap("Walk"), 5).shows("500 steps")
        )
      }
    }
  }

  @FindingBuilder
  private static func mistakes(in run: Performance) -> [Finding] {
    Mistake(
      "The second time, the loop ends before it has begun. When the first one was cancelled, its"
        + " stream was finished, and it is the only one.",
      if: run.step(Tap("Show Steps")).tasksRunning == 1
        && run.step(Tap("Show Steps"), 2).tasksRunning == 0
    )
    Mistake(
      "The number is copied when the view appears, and from then on nobody listens.",
      if: run.step(Tap("Show Steps")).tasksRunning == 0
        && run.step(Tap("Walk")).shows("100 steps") == false
    )
    Mistake(
      "The screen counts its own taps. Steps that the actor counts for another reason, it misses.",
      if: run.step(Tap("Show Steps")).tasksRunning == 0
        && run.step(Tap("Walk")).shows("100 steps")
    )
    Mistake(
      "To ask every now and then shows the walk late, and keeps the device busy while nobody"
        + " walks. The actor knows when there is news.",
      if: run.step(Tap("Walk")).shows("100 steps") == false
        && run.step(Wait(seconds: 1)).shows("100 steps")
    )
    Mistake(
      "The task that follows the steps belongs to nobody that is shown or hidden, so it runs for"
        + " ever.",
      if: run.step(Tap("Hide Steps")).tasksRunning > 0
    )
  }
}

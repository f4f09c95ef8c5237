import HeadlessUI
import WorkbookKit

extension ContainerPresenter {
  static var secondPresenter: Exercise {
    Exercise("2.3", .extend, screen: exercise2_3) {
      Trial {
        Tap("Begin Workout")
        Wait(seconds: 3)
        Tap("End Workout")
        Wait(seconds: 1)
      } judge: { run in
        let began = run.step(Tap("Begin Workout"))
        let later = run.step(Wait(seconds: 3))
        Fact("One task feeds both presenters", expected: 1, actual: began.tasksRunning)
        Fact(
          "The time is shown",
          later.screen.contains("9:41:03"),
          details: "expected 9:41:03 after 3 s, was\n\(later.screen)"
        )
        self.elapsed("A workout begins with 0 s", 0, on: began.screen)
        self.elapsed("After three seconds it shows 3 s", 3, on: later.screen)
        Fact(
          "“End Workout” ends the task",
          expected: 0,
          actual: run.step(Tap("End Workout")).tasksRunning
        )
        Mistake(
          "Two containers are two tasks, which need not even tick at the same moment. One container can"
            + " feed all presenters that stand in its closure.",
          if: began.tasksRunning > 1
        )
        Mistake(
          "A presenter is made anew at every tick, and with it a plain stored property: it takes each"
            + " moment for the beginning.",
          if: later.screen.contains("Elapsed: 0 s")
        )
      }
      Trial {
        Wait(seconds: 2)
        Tap("Begin Workout")
        Wait(seconds: 4.5)
        Tap("End Workout")
        Wait(seconds: 1)
        Tap("Begin Workout")
        Wait(seconds: 12)
      } judge: { run in
        let first = run.step(Wait(seconds: 4.5))
        self.elapsed("A workout counts from its own beginning", 4, on: first.screen)
        self.elapsed(
          "So does the next one",
          0,
          on: run.step(Tap("Begin Workout"), 2).screen
        )
        self.elapsed("It counts as long as it lasts", 12, on: run.step(Wait(seconds: 12)).screen)
        Fact("Each workout has one task", expected: 1, actual: first.tasksRunning)
        Mistake(
          "These are the seconds since the app was launched. What begins with the workout has to be state"
            + " of a view that comes on screen with it.",
          if: first.screen.contains("Elapsed: 6 s")
        )
        Mistake(
          "The seconds stand still while the time goes on: they have to be the difference of two times, of"
            + " which the container hands out one.",
          if: first.screen.contains("Elapsed: 3 s")
            && run.step(Wait(seconds: 12)).screen.contains("Elapsed: 3 s")
        )
      }
    }
  }

  /// States how many seconds a screen must show.
  private static func elapsed(_ title: String, _ seconds: Int, on screen: String) -> Fact {
    Fact(
      title,
      screen.contains("Elapsed: \(seconds) s"),
      details: "expected “Elapsed: \(seconds) s”, was\n\(screen)"
    )
  }
}

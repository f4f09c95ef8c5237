import HeadlessUI
import WorkbookKit

extension FieldExercises {
  static var exerciseReviews: Exercise {
    Exercise("F.1", .repair, screen: exerciseF_1) {
      Trial {
        Tap("Pancakes")
        Wait(seconds: 3)
        GoBack()
        Wait(seconds: 1)
        Tap("Pancakes")
        Wait(seconds: 3)
      } judge: { run in
        let first = run.step(Tap("Pancakes"))
        Fact("The first visit asks for the reviews", expected: 1, actual: first.requests)
        Fact("It waits for them with a spinner", first.tasksRunning > 0 && first.isWaiting)
        Fact("Then it shows them", run.step(Wait(seconds: 3)).shows("My Pancakes"))
        Fact(
          "The second visit shows them at once",
          run.step(Tap("Pancakes"), 2).shows("My Pancakes")
        )
        Fact("It does not ask again", expected: 1, actual: run.whole.requests)
        Mistake(
          "The screen that was popped took its state along, and the reviews with it. What is to"
            + " outlast a screen needs a place above it.",
          if: first.requests == 1 && run.step(Tap("Pancakes"), 2).isWaiting
        )
        Mistake(
          "The reviews are there, but they are asked for each time.",
          if: run.step(Tap("Pancakes"), 2).shows("My Pancakes") && run.whole.requests > 1
        )
        Mistake(
          "Lines are printed, but nobody waits for the server.",
          if: first.requests == 1 && first.tasksStarted == 0
        )
      }
      Trial {
        Tap("Dumplings")
        Wait(seconds: 3)
        GoBack()
        Tap("Pancakes")
        Wait(seconds: 3)
        GoBack()
        Tap("Dumplings")
        GoBack()
      } judge: { run in
        let (dumplings, pancakes) = (run.step(Tap("Dumplings")), run.step(Tap("Pancakes")))
        let again = run.step(Tap("Dumplings"), 2)
        Fact(
          "Each recipe's reviews are asked for",
          expected: [1, 1],
          actual: [dumplings.requests, pancakes.requests]
        )
        Fact("No recipe shows the reviews of another", pancakes.shows("My Dumplings") == false)
        Fact("Pancakes has its own", run.step(Wait(seconds: 3), 2).shows("My Pancakes"))
        Fact("Dumplings still has its own", again.shows("My Dumplings"))
        Mistake(
          "There is one place for the reviews of all recipes. Each recipe needs its own.",
          if: pancakes.shows("My Dumplings") || again.shows("My Pancakes")
        )
        Mistake(
          "This is a new launch of the app, and the reviews of the one before are still there. A"
            + " global outlives every screen; let a view own what is kept.",
          if: dumplings.shows("My Dumplings") || pancakes.shows("My Pancakes")
        )
      }
      Trial {
        Tap("Pancakes")
        Wait(seconds: 1)
        GoBack()
        Wait(seconds: 0.5)
        Tap("Pancakes")
        Wait(seconds: 4)
        GoBack()
        Wait(seconds: 4)
      } judge: { run in
        let waited = run.step(Wait(seconds: 4))
        Fact("Left too soon and visited again, it gets its reviews", waited.shows("My Pancakes"))
        Mistake(
          "The first visit was left before the answer came, and yet it counts as answered. Note"
            + " the answer, not the question.",
          if: waited.shows("My Pancakes") == false
        )
      }
    }
  }
}

extension Stretch {
  /// How many times the server was asked, whatever else is printed.
  fileprivate var requests: Int { self.printed.count { $0.hasSuffix("are asked for.") } }

  /// Whether some text is on screen.
  func shows(_ text: String) -> Bool { self.screen.contains(text) }

  /// Whether a spinner is on screen.
  var isWaiting: Bool { self.shows("(in progress)") }
}

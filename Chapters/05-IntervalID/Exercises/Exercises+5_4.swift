import HeadlessUI
import WorkbookKit

extension IntervalID {
  /// 5.4: repair an id that leaves out an input when it is compared.
  static var recipes: Exercise {
    Exercise("5.4", .repair, screen: exercise5_4) {
      Trial {
        Wait(seconds: 2)
        TypeText("soup")
        Wait(seconds: 2)
        Flip("Vegetarian")
        Wait(seconds: 2)
        TypeText("Soup")
        Wait(seconds: 2)
      } judge: { run in
        Fact(
          "Another text starts one search",
          expected: 1,
          actual: run.step(TypeText("soup")).tasksStarted
        )
        Fact(
          "“Vegetarian” starts one search",
          expected: 1,
          actual: run.step(Flip("Vegetarian")).tasksStarted
        )
        Fact(
          "Two seconds later the chicken is gone",
          run.step(Wait(seconds: 2), 3).screen.contains("Chicken") == false
            && run.step(Wait(seconds: 2), 3).screen.contains("Lentil Soup"),
          details: "on screen:\n\(run.step(Wait(seconds: 2), 3).screen)"
        )
        Fact(
          "The same text in another case starts nothing",
          expected: 0,
          actual: run.step(TypeText("Soup")).tasksStarted
        )
        Fact(
          "A result starts nothing",
          expected: 0,
          actual: (1...4).map { run.step(Wait(seconds: 2), $0).tasksStarted }.reduce(0, +)
        )
        Mistake(
          "`isVegetarian` changes, and the two queries are still equal: their `==` does not look at it.",
          if: run.step(TypeText("soup")).tasksStarted == 1
            && run.step(Flip("Vegetarian")).tasksStarted == 0
            && run.step(Flip("Vegetarian")).screen.contains("Chicken")
        )
        Mistake(
          "The body sifts what was found before, and no search looks for what is wanted now. That can"
            + " hide recipes. It cannot find more of them.",
          if: run.step(Flip("Vegetarian")).tasksStarted == 0
            && run.step(TypeText("soup")).tasksStarted == 1
            && run.step(Flip("Vegetarian")).screen.contains("Chicken") == false
        )
        Mistake(
          "The `==` that Swift writes compares the texts letter by letter. Keep a text in the query that"
            + " makes no difference between cases.",
          if: run.step(Flip("Vegetarian")).tasksStarted == 1
            && run.step(TypeText("Soup")).tasksStarted == 1
        )
        Mistake(
          "Recipes are found, and no task has searched for them.",
          if: run.step(TypeText("soup")).tasksStarted == 0
            && run.step(Wait(seconds: 2), 2).screen.contains("Soup,")
        )
        Mistake(
          "An id that differs at each update searches without end.",
          if: run.step(Wait(seconds: 2), 2).tasksStarted > 0
        )
      }
      Trial {
        Flip("Vegetarian")
        Wait(seconds: 2)
        TypeText("CAKE")
        Wait(seconds: 2)
        Flip("Vegetarian")
        Wait(seconds: 0.5)
        TypeText("cake")
        Wait(seconds: 0.5)
      } judge: { run in
        Fact(
          "“Vegetarian” alone starts one search",
          expected: 1,
          actual: run.step(Flip("Vegetarian")).tasksStarted
        )
        Fact(
          "Only one search runs, as the one before is cancelled",
          expected: 1,
          actual: run.step(Flip("Vegetarian")).tasksRunning
        )
        Fact(
          "Back again, it starts one more",
          expected: 1,
          actual: run.step(Flip("Vegetarian"), 2).tasksStarted
        )
        Fact(
          "The cakes are vegetarian at first, and all of them at last",
          run.step(Wait(seconds: 2), 2).screen.contains("Fish Cake") == false
            && run.step(Wait(seconds: 0.5), 2).screen.contains("Apple Cake, Fish Cake"),
          details: "on screen:\n\(run.step(Wait(seconds: 0.5), 2).screen)"
        )
      }
    }
  }
}

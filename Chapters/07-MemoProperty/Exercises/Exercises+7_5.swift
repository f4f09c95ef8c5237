import HeadlessUI
import WorkbookKit

extension MemoPropertyProgram {
  static var extendTwoDependencies: Exercise {
    Exercise("7.5", .extend, screen: exercise7_5) {
      Trial {
        Tap("Episode 1")
        Increment()
        Tap("Episode 2")
        Increment()
        Tap("Add Episode")
        Tap("Shorten Last")
      } judge: { run in
        let (select, raise) = (run.step(Tap("Episode 1")), run.step(Increment()))
        let selectLater = run.step(Tap("Episode 2"))
        let (add, shorten) = (run.step(Tap("Add Episode")), run.step(Tap("Shorten Last")))
        Fact("The launch computes", expected: 1, actual: run.launch.computations)
        Fact("A selection does not", expected: 0, actual: select.computations)
        Fact("Another limit computes", expected: 1, actual: raise.computations)
        Fact(
          "It lets more episodes in",
          expected: ["Episode 1", "Episode 2"],
          actual: raise.rows("Episode")
        )
        Fact("A selection still does not", expected: 0, actual: selectLater.computations)
        Fact("A new episode computes", expected: 1, actual: add.computations)
        Fact("A shorter one does, too", expected: 1, actual: shorten.computations)
        Fact(
          "The list is right",
          expected: (1...4).map { "Episode \($0)" },
          actual: shorten.rows("Episode")
        )
        Mistake(
          "There is no memo yet: each body finds the episodes again.",
          if: select.computations > 0
        )
        Mistake(
          "This is what happens when selectors are given in init too: from the first change of the limit"
            + " on, each body computes twice, once with the limit that init knew.",
          if: select.computations == 0 && selectLater.computations > 0
        )
        Mistake(
          "The limit is an input that the memo does not know of.",
          if: raise.computations == 0 && raise.rows("Episode") == ["Episode 1"]
        )
        Mistake(
          "The memo does not notice new episodes, or not those that take the place of others. Is the array"
            + " a dependency, and what does its didChange ask?",
          if: raise.computations > 0 && shorten.computations == 0
        )
        Mistake(
          "Lines are printed, but the list was not computed from these episodes and this limit.",
          if: raise.computations == 1 && raise.rows("Episode") != ["Episode 1", "Episode 2"]
        )
      }
      Trial {
        Tap("Add Episode")
        Increment()
        Increment()
        Increment()
        Tap("Episode 4")
        Decrement()
        Tap("Shorten Last")
        Tap("Episode 4")
        Decrement()
      } judge: { run in
        let (select, lower) = (run.step(Tap("Episode 4"), 2), run.step(Decrement(), 2))
        Fact("Each change computes once", expected: 8, actual: run.whole.computations)
        Fact("A selection does not compute", expected: 0, actual: select.computations)
        Fact(
          "The list is right",
          expected: ["Episode 1", "Episode 2", "Episode 4"],
          actual: lower.rows("Episode")
        )
      }
    }
  }
}

import HeadlessUI
import WorkbookKit

extension MemoPropertyProgram {
  static var repairImpureClosure: Exercise {
    Exercise("7.4", .repair, screen: exercise7_4) {
      Trial {
        Flip("Large Type")
        Increment()
        Tap("Add Episode")
        Flip("Large Type")
      } judge: { run in
        let (flip, faster) = (run.step(Flip("Large Type")), run.step(Increment()))
        let add = run.step(Tap("Add Episode"))
        Fact("The type's size does not compute", expected: 0, actual: flip.computations)
        Fact("Another speed computes", expected: 1, actual: faster.computations)
        Fact("It halves the time", faster.shows("45 minutes to go"), details: faster.screen)
        Fact("A new episode computes", expected: 1, actual: add.computations)
        Fact("It counts, at that speed", add.shows("70 minutes to go"), details: add.screen)
        Fact(
          "The view's own state outlives all this",
          add.shows("[x] Large Type"),
          details: add.screen
        )
        Mistake(
          "The speed is still an input that the memo does not know of: it was asked, and no dependency had"
            + " changed.",
          if: faster.computations == 0 && faster.shows("90 minutes to go")
        )
        Mistake(
          "A line was printed, but nothing was computed: the time on screen is the old one.",
          if: faster.computations > 0 && faster.shows("90 minutes to go")
        )
        Mistake(
          "It computes before every body now. The output is right, but a memo whose didChange always says"
            + " yes spares nothing.",
          if: flip.computations > 0
        )
        Mistake(
          "The memo knows the speed now and has forgotten the episodes. Both are inputs.",
          if: faster.shows("45 minutes to go") && add.shows("45 minutes to go")
        )
        Mistake(
          "With another identity everything that the view remembers is gone, not only the output. The toggle"
            + " is off again.",
          if: faster.shows("45 minutes to go") && faster.shows("[x] Large Type") == false
        )
      }
      Trial {
        Tap("Add Episode")
        Increment()
        Increment()
        Flip("Large Type")
        Decrement()
        Tap("Shorten Last")
      } judge: { run in
        let (faster, slower) = (run.step(Increment(), 2), run.step(Decrement()))
        let shorten = run.step(Tap("Shorten Last"))
        Fact("Each change computes once", expected: 6, actual: run.whole.computations)
        Fact("At three times the speed", faster.shows("46 minutes to go"), details: faster.screen)
        Fact("And slower again", slower.shows("70 minutes to go"), details: slower.screen)
        Fact("A shorter episode counts", shorten.shows("51 minutes to go"), details: shorten.screen)
      }
    }
  }
}

import HeadlessUI
import WorkbookKit

extension FavoritesMemo {
  /// 6.1: repair a memo that is a plain stored property.
  static var lengths: Exercise {
    Exercise("6.1", .repair, screen: exercise6_1) {
      Trial {
        Tap("Measure")
        Flip("Large Type")
        Tap("Measure")
        Tap("Add Song")
        Tap("Measure")
        Flip("Large Type")
        Tap("Measure")
      } judge: { run in
        let (flip, add) = (run.looks(2), run.looks(3))
        run.launch.shows("Both lengths are right", "Album: 740 s", "Bonus: 420 s")
        Fact("Larger type looks at no song", expected: 0, actual: flip)
        run.step(Tap("Add Song"))
          .shows("With another song the album is longer", "Album: 940 s", "Bonus: 420 s")
        Fact("For that, each song of the album is looked at once", atMost: 5, actual: add)
        Fact("Smaller type looks at no song", expected: 0, actual: run.looks(4))
        Mistake(
          "Each new `LengthView` has a new `TotalLength` in it, and that one a new storage which"
            + " remembers nothing. What is to outlive the struct must be in `@State`.",
          if: flip > 0 && add > 5
        )
        Mistake(
          "Nothing is found again when the type changes: either nothing is remembered, or album and bonus"
            + " songs share a memo, and each makes it forget the other's result.",
          if: flip > 0 && add <= 5 && run.whole.warnings.isEmpty
        )
        Self.mistakes(run)
      }
      Trial {
        Tap("Measure")
        Tap("Reload")
        Flip("Large Type")
        Tap("Measure")
        Tap("Rename Song")
        Tap("Add Song")
        Tap("Reload")
        Tap("Measure")
      } judge: { run in
        Fact("Equal songs that were loaded again: no look", expected: 0, actual: run.looks(2))
        run.step(Tap("Reload"), 2).shows("The lengths are right", "Album: 940 s", "Bonus: 420 s")
        Fact(
          "Two changes of the album are two computations at most",
          atMost: 9,
          actual: run.looks(3)
        )
      }
    }
  }

  @FindingBuilder
  private static func mistakes(_ run: Performance) -> [Finding] {
    Mistake(
      "`update()` may not write a `@State`: the write is dropped. Let the state hold an object, and write"
        + " a field of the object.",
      if: run.whole.warnings.contains { $0.contains("during view update") }
    )
    Mistake(
      "The memo never forgets: it shows the length of an album that was shorter.",
      if: run.whole.warnings.isEmpty
        && run.step(Tap("Add Song")).screen.contains("Album: 740 s")
    )
  }
}

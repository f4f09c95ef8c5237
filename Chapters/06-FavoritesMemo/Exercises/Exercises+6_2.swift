import HeadlessUI
import WorkbookKit

extension FavoritesMemo {
  /// 6.2: repair a memo that forgets an input.
  static var longSongs: Exercise {
    Exercise("6.2", .repair, screen: exercise6_2) {
      Trial {
        Tap("Measure")
        Increment()
        Tap("Measure")
        Flip("Large Type")
        Tap("Measure")
        Tap("Add Song")
        Tap("Measure")
      } judge: { run in
        let isDeafToMinimum = run.step(Increment()).screen.contains("Ember")
        let isDeafToSongs = run.step(Tap("Add Song")).screen.contains("Bright Days") == false
        run.step(Increment()).shows(
          "Songs of less than three minutes go",
          "Tides",
          "Low Sun",
          without: ["Ember", "Carousel"]
        )
        Fact("For that, each song is looked at once", atMost: 4, actual: run.looks(2))
        Fact("Larger type looks at no song", expected: 0, actual: run.looks(3))
        run.step(Tap("Add Song")).shows("A new song that is long enough is there", "Bright Days")
        Fact("For that, each song is looked at once", atMost: 5, actual: run.looks(4))
        Mistake(
          "The stepper counts and the list stays. The memo compares the songs, finds them equal, and keeps"
            + " what was computed for other minutes.",
          if: isDeafToMinimum && isDeafToSongs == false
        )
        Mistake(
          "Neither input alone makes the memo forget. One change is enough for a result to be wrong: it is"
            + " “or”, not “and”.",
          if: isDeafToMinimum && isDeafToSongs
        )
        Mistake(
          "The stepper is heard now, and a new song no longer is. Both inputs belong into the comparison.",
          if: isDeafToMinimum == false && isDeafToSongs
        )
        Mistake(
          "The type has nothing to do with the result, and yet it is computed again. A memo that always"
            + " forgets is never wrong, and of no use.",
          if: run.looks(3) > 0
        )
      }
      Trial {
        Increment()
        Increment()
        Tap("Measure")
        Tap("Reload")
        Flip("Large Type")
        Tap("Measure")
        Tap("Rename Song")
        Decrement()
        Decrement()
        Tap("Measure")
      } judge: { run in
        run.step(Increment(), 2).shows(
          "Songs of less than four minutes go",
          "Low Sun",
          without: ["Tides", "Ember", "Carousel"]
        )
        Fact("Equal songs and the same minutes: no look", expected: 0, actual: run.looks(2))
        run.step(Decrement(), 2).shows(
          "All are back when two minutes are enough",
          "Tides",
          "Ember",
          "Low Sun",
          "After All"
        )
        Fact("Three changes are three computations at most", atMost: 12, actual: run.looks(3))
      }
    }
  }
}

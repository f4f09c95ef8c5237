import HeadlessUI
import WorkbookKit

extension FavoritesMemo {
  /// 6.3: extend a memo of favourites by an order.
  static var sortedFavorites: Exercise {
    Exercise("6.3", .extend, screen: exercise6_3) {
      Trial {
        Tap("Measure")
        Flip("Z to A")
        Tap("Measure")
        Flip("Large Type")
        Tap("Measure")
        Tap("Add Song")
        Flip("Z to A")
      } judge: { run in
        let (forwards, backwards) = (run.launch.titles, run.step(Flip("Z to A")).titles)
        Fact(
          "The favourites are sorted by title",
          expected: ["Carousel", "Low Sun", "Tides"],
          actual: forwards
        )
        Fact(
          "“Z to A” turns them round",
          expected: ["Tides", "Low Sun", "Carousel"],
          actual: backwards
        )
        Fact("Larger type looks at no song", expected: 0, actual: run.looks(3))
        Fact(
          "A new song is in its place",
          expected: ["Tides", "Low Sun", "Carousel", "Bright Days"],
          actual: run.step(Tap("Add Song")).titles
        )
        Fact(
          "Turned round again, too",
          expected: ["Bright Days", "Carousel", "Low Sun", "Tides"],
          actual: run.step(Flip("Z to A"), 2).titles
        )
        Mistake(
          "They are sorted, and “Z to A” is not heard. The direction is an input like the songs: the storage"
            + " must forget when it changes.",
          if: forwards == ["Carousel", "Low Sun", "Tides"] && backwards == forwards
        )
        Mistake(
          "Songs are looked at while neither they nor the direction have changed. What is done outside of"
            + " `result { … }` is done at each body.",
          if: run.looks(3) > 0
        )
      }
      Trial {
        Tap("Rename Song")
        Tap("Measure")
        Tap("Reload")
        Flip("Large Type")
        Tap("Measure")
        Flip("Z to A")
        Tap("Add Song")
      } judge: { run in
        Fact(
          "A new title has a new place",
          expected: ["After All", "Low Sun", "Tides"],
          actual: run.step(Tap("Rename Song")).titles
        )
        Fact("Equal songs in the same direction: no look", expected: 0, actual: run.looks(2))
        Fact(
          "Both changes together are heard",
          expected: ["Tides", "Low Sun", "Bright Days", "After All"],
          actual: run.step(Tap("Add Song")).titles
        )
      }
    }
  }
}

extension Stretch {
  /// The titles of songs on screen, from top to bottom.
  fileprivate var titles: [String] {
    let titles = ["Tides", "Ember", "Low Sun", "Carousel", "Bright Days", "After All"]
    return self.screen.split(separator: "\n").compactMap { line in
      titles.first { line.contains($0) }
    }
  }
}

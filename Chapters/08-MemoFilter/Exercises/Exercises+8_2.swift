import HeadlessUI
import WorkbookKit

extension MemoFilterProgram {
  static var budgetComparisons: Exercise {
    Exercise("8.2", .budget, screen: exercise8_2) {
      Trial {
        Flip("Large Type")
        Tap("Rename Last")
        Flip("Large Type")
        Tap("Refresh")
        Flip("Large Type")
      } judge: { run in
        let (flip, rename) = (run.step(Flip("Large Type")), run.step(Tap("Rename Last")))
        let (refresh, flipLater) = (run.step(Tap("Refresh")), run.step(Flip("Large Type"), 3))
        Fact("“Rename Last” compares no contacts", atMost: 0, actual: rename.comparisons)
        Fact("It filters once", expected: 1, actual: rename.computations)
        Fact("The new name is shown", expected: names, actual: rename.rows("Contact"))
        Fact("“Refresh” compares no contacts", atMost: 0, actual: refresh.comparisons)
        Fact("A new array counts as a change", expected: 1, actual: refresh.computations)
        Fact("The type's size compares none, then", atMost: 0, actual: flipLater.comparisons)
        Fact("Nor does it filter", expected: 0, actual: flip.computations + flipLater.computations)
        Mistake(
          "The arrays are still compared by value: contact by contact, when they come in another buffer.",
          if: rename.comparisons > 0 || refresh.comparisons > 0
        )
        Mistake(
          "Nothing is compared, and each body filters: a didChange that always says yes is no memo.",
          if: flip.computations > 0 && rename.computations > 0
        )
        Mistake(
          "The output is stale. Whether arrays are as long as before, or didChange says no, tells nothing"
            + " about the names.",
          if: rename.computations == 0 && flip.computations == 0
        )
        Mistake(
          "The refreshed array was recognised as equal. Without == somebody has looked at all contacts in"
            + " another way, and that takes as long.",
          if: rename.computations == 1 && refresh.computations == 0 && refresh.comparisons == 0
        )
        Mistake(
          "didChange answers the wrong way round.",
          if: flip.computations > 0 && rename.computations == 0
        )
      }
      Trial {
        Tap("Refresh")
        Tap("Refresh")
        Flip("Large Type")
        Tap("Rename Second")
        Tap("Rename Last")
        Flip("Large Type")
      } judge: { run in
        let rename = run.step(Tap("Rename Second"))
        Fact("No two contacts are ever compared", atMost: 0, actual: run.whole.comparisons)
        Fact("It filters for each new array", expected: 5, actual: run.whole.computations)
        Fact(
          "The new name is shown",
          expected: ["Contact 2 Jr.", "Contact 4", "Contact 6"],
          actual: rename.rows("Contact")
        )
      }
    }
  }

  private static var names: [String] { ["Contact 2", "Contact 4", "Contact 6 Jr."] }
}

extension Stretch {
  /// How many times two contacts were compared in updates of the filter.
  fileprivate var comparisons: Int {
    self.printed.compactMap { $0.firstMatch(of: /^comparisons: (\d+)$/) }
      .compactMap { Int($0.1) }.reduce(0, +)
  }
}

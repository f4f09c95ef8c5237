import HeadlessUI
import WorkbookKit

extension MemoPropertyProgram {
  static var extendPaging: Exercise {
    Exercise("7.6", .extend, screen: exercise7_6) {
      Trial {
        Tap("Order 2")
        Tap("Show More")
        Tap("Order 3")
        Tap("Reverse")
        TypeText("glazed", into: "Search")
        Tap("Order 4")
      } judge: { run in
        let (more, reverse) = (run.step(Tap("Show More")), run.step(Tap("Reverse")))
        let (search, select) = (
          run.step(TypeText("glazed", into: "Search")), run.step(Tap("Order 4"))
        )
        Fact("The launch sorts", expected: 1, actual: run.launch.computations)
        Fact("It shows two orders", expected: orders(1, 2), actual: run.launch.rows("Order"))
        Fact("There are more", run.launch.shows("[Show More]"), details: run.launch.screen)
        Fact("“Show More” does not sort", expected: 0, actual: more.computations)
        Fact("It shows two more", expected: orders(1, 2, 3, 4), actual: more.rows("Order"))
        Fact("Then there are no more", more.shows("[Show More]") == false, details: more.screen)
        Fact("“Reverse” sorts", expected: 1, actual: reverse.computations)
        Fact("It turns the list", expected: orders(4, 3, 2, 1), actual: reverse.rows("Order"))
        Fact("A search sorts", expected: 1, actual: search.computations)
        Fact("It shows what it has found", expected: orders(4, 3, 1), actual: search.rows("Order"))
        Fact("A selection does not sort", expected: 0, actual: select.computations)
        Mistake(
          "All orders were sorted again for a longer page of the same list. The limit is an input of the"
            + " page, not of the sorting: it need be no dependency.",
          if: more.computations > 0 && select.computations == 0
        )
        Mistake(
          "There is no memo any more: each body sorts.",
          if: run.step(Tap("Order 2")).computations > 0 && select.computations > 0
        )
        Mistake(
          "The button is there although nothing more can be shown. Compare the limit with the number of"
            + " orders found.",
          if: more.rows("Order").count == 4 && more.shows("[Show More]")
        )
        Mistake(
          "The list does not follow the direction: it was not made from what was sorted.",
          if: reverse.computations == 1 && reverse.rows("Order") == more.rows("Order")
        )
      }
      Trial {
        TypeText("glazed", into: "Search")
        Tap("Reverse")
        Tap("Order 4")
        Tap("Show More")
        Tap("Order 3")
        TypeText("jelly", into: "Search")
      } judge: { run in
        let (search, reverse) = (
          run.step(TypeText("glazed", into: "Search")), run.step(Tap("Reverse"))
        )
        let (more, again) = (
          run.step(Tap("Show More")), run.step(TypeText("jelly", into: "Search"))
        )
        Fact(
          "It sorts for what changes, and only then",
          expected: 4,
          actual: run.whole.computations
        )
        Fact("Two of three are shown", expected: orders(1, 3), actual: search.rows("Order"))
        Fact("There is one more", search.shows("[Show More]"), details: search.screen)
        Fact("The last two, the last first", expected: orders(4, 3), actual: reverse.rows("Order"))
        Fact("All three", expected: orders(4, 3, 1), actual: more.rows("Order"))
        Fact("There are no more", more.shows("[Show More]") == false, details: more.screen)
        Fact("Another search", expected: orders(3, 2), actual: again.rows("Order"))
        Mistake(
          "The page is taken before the search and the sorting: the first orders that came are not the first"
            + " that match, nor the first in order.",
          if: search.rows("Order").count == 1
        )
        Mistake(
          "The button counts orders that do not match the search: all that match are shown, and it is there"
            + " still.",
          if: search.rows("Order").count == 2 && more.rows("Order").count == 3
            && more.shows("[Show More]")
        )
      }
    }
  }

  private static func orders(_ numbers: Int...) -> [String] {
    numbers.map { "Order \($0)" }
  }
}

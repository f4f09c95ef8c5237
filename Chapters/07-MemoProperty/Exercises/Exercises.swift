import HeadlessUI
import WorkbookKit

extension MemoPropertyProgram {
  @ExerciseBuilder static var exercises: [Exercise] {
    predictEmptyPack
    repairDidChange
    predictReversal
    repairImpureClosure
    extendTwoDependencies
    extendPaging
  }

  private static var predictEmptyPack: Exercise {
    Exercise("7.1", prediction: exercise7_1, of: self.emptyPack) { prediction in
      let computations = prediction.count { $0.hasSuffix("computing new output") }
      Mistake(
        "The new item is no dependency: the closure has captured the array, but nobody asks whether what"
          + " a closure has captured is still the same.",
        if: computations > 2
      )
      Mistake(
        "What is hidden and shown again is a new view. Its memo has a new storage, in which there is no"
          + " output yet.",
        if: computations == 1
      )
      Mistake(
        "The memo computes in its update(), and that comes before the body.",
        if: (prediction.first ?? "").contains("there are")
      )
      Mistake(
        "To hide the summary takes its view away. Nobody asks that view for a body, or its memo for an"
          + " output.",
        if: prediction.count { $0.contains("there are") } > 4
      )
    }
  }

  private static var emptyPack: Act {
    Act("empty pack", ItemsView { ItemSummaryView(array: $0) }) {
      Tap("Add Item")
      Flip("Summary")
      Flip("Summary")
      Tap("Add Item")
    }
  }

  private static var predictReversal: Exercise {
    Exercise("7.3", prediction: exercise7_3, of: self.reversal) { prediction in
      let computations = prediction.count { $0.hasSuffix("computing new output") }
      Mistake(
        "This is what a memo should do: once for each input that changes. But this one is updated twice"
          + " before each body, the first time with the direction that init wrote.",
        if: computations == 4
      )
      Mistake(
        "After the second reversal the direction is the default one again. Then both updates pass the"
          + " same, and the memo is quiet.",
        if: prediction.suffix(2).first?.hasSuffix("computing new output") == true
      )
      Mistake(
        "Each update compares with what was last computed with. At the second reversal, the first of the"
          + " two updates already passes the direction that the second one wants.",
        if: computations == 8 && prediction.suffix(2).allSatisfy { $0.hasSuffix("body") }
      )
    }
  }

  private static var reversal: Act {
    Act("reversal", OrdersView { OrderList(orders: $0, searchText: $1) }) {
      Tap("Order 2")
      Tap("Reverse")
      Tap("Order 3")
      TypeText("glazed", into: "Search")
      Tap("Reverse")
      Tap("Order 4")
    }
  }
}

extension Stretch {
  /// How many times something was computed.
  var computations: Int { self.printed.count { $0 == "computing new output" } }

  /// Whether a line of the screen is some text.
  func shows(_ text: String) -> Bool {
    self.screen.split(separator: "\n").contains { $0.trimmingCharacters(in: .whitespaces) == text }
  }

  /// The rows of the list on screen.
  ///
  /// - Parameter title: What their texts begin with.
  /// - Returns: The texts in their order.
  func rows(_ title: String) -> [String] {
    self.screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix(title) }
  }
}

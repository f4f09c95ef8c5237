import HeadlessUI
import Testing

@testable import FavoritesMemoChapter

@Suite("Chapter 6: the costs")
@MainActor
struct CostTests {
  @Test(
    "By value, comparisons are made up to the first difference, if the counts are equal",
    arguments: zip(ContactChange.allCases, [0, 5, 0, 5, 1])
  )
  func comparisonsByValue(_ change: ContactChange, comparisons: Int) {
    let cost = Cost.byValue(change)
    #expect(cost.comparisons == comparisons)
    #expect(cost.isRecomputed == ([.same, .rebuilt].contains(change) == false))
  }

  @Test("By identity, none is made; only the same array spares a computation")
  func comparisonsByIdentity() {
    for change in ContactChange.allCases {
      let cost = Cost.byIdentity(change)
      #expect(cost.comparisons == 0)
      #expect(cost.isRecomputed == (change != .same))
    }
  }
}

import HeadlessUI
import WorkbookKit

@main
enum MemoFilterProgram: Chapter {
  static let name = "MemoFilter"
  static let number = 8
  static let title = "A higher-order property"
  static let question = "How does a property say what it computes, and leave the rest to another?"

  static var acts: [Act] {
    Act("filter", MemoFilterDemoApp(), summary: "a memo made of MemoFilter") {
      Tap("Item 4")
      Tap("Add Item")
      Tap("Item 6")
    }
    Act("cost", CostView(), summary: "by value and by identity, for 10 to 100,000 contacts") {
      changes
      Tap("1,000 contacts")
      changes
      Tap("100,000 contacts")
      changes
      Tap("Print Table")
    }.withoutPicture()
  }

  private static let changes = Script {
    Tap("Same")
    Tap("Rebuilt")
    Tap("Rebuilt, Again")
    Tap("Last Renamed")
  }
}

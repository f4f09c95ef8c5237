import HeadlessUI
import WorkbookKit

@main
enum FavoritesMemo: Chapter {
  static let number = 6
  static let title = "Memoised values"
  static let question = "How does a view keep a value that takes long to compute?"

  static var acts: [Act] {
    Act(
      "every body",
      AddressBookView { ComputedContactList(addressBook: $0) },
      summary: "a computed property"
    ) {
      changes
    }
    Act("memo", FavoritesDemoApp(), summary: "a dynamic property that compares by value") {
      changes
    }
    Act(
      "identity",
      AddressBookView { IdentityContactList(addressBook: $0) },
      summary: "a dynamic property that compares by identity"
    ) {
      changes
    }
    Act("cost", CostView(), summary: "comparisons and computations, change by change") {
      Tap("Measure")
    }.withoutPicture()
  }

  private static let changes = Script {
    Flip("Large Type")
    Tap("Add Contact")
    Flip("Large Type")
    Tap("Rename Contact")
    Tap("Refresh")
    Flip("Large Type")
  }
}

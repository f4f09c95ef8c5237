import HeadlessUI
import Testing

@testable import FavoritesMemoChapter

@Suite("Chapter 6: the storage that compares by identity")
@MainActor
struct IdentityFavoritesStorageTests {
  private let storage = IdentityFavorites.Storage()
  private let calculator = Calculator()

  @Test("The same array is not computed with again")
  func same() {
    let contacts = Contact.samples
    self.storage.update(contacts)
    _ = self.names()
    self.storage.update(contacts)
    #expect(self.names() == ["Ada", "Cleo", "Eva"])
    #expect(self.calculator.computations == 1)
  }

  @Test("No contacts have a result too, and it is remembered")
  func empty() {
    for _ in 1...2 {
      self.storage.update([])
      #expect(self.names() == [])
    }
    #expect(self.calculator.computations == 1)
  }

  @Test("Every other array is computed with, also one that is equal")
  func changes() {
    let contacts = Contact.samples
    for (count, change) in ContactChange.allCases.filter({ $0 != .same }).enumerated() {
      self.storage.update(contacts)
      _ = self.names()
      self.storage.update(change.applied(to: contacts))
      #expect(self.names().count == 3)
      #expect(self.calculator.computations == 2 * count + 2, "\(change)")
    }
  }

  @Test("No two contacts are ever compared")
  func comparisons() {
    Contact.comparisons = 0
    for change in ContactChange.allCases {
      self.storage.update(change.applied(to: Contact.samples))
      _ = self.names()
    }
    #expect(Contact.comparisons == 0)
  }

  private func names() -> [String] {
    self.storage.result(self.calculator.favorites).map(\.name)
  }
}

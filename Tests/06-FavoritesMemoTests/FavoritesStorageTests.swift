import HeadlessUI
import Testing

@testable import FavoritesMemoChapter

@Suite("Chapter 6: the storage that compares by value")
@MainActor
struct FavoritesStorageTests {
  private let storage = Favorites.Storage()
  private let calculator = Calculator()

  @Test("The result is computed when it is first asked for")
  func first() {
    self.storage.update(Contact.samples)
    #expect(self.calculator.computations == 0)
    #expect(self.names() == ["Ada", "Cleo", "Eva"])
    #expect(self.calculator.computations == 1)
  }

  @Test("No contacts have a result too, and it is remembered")
  func empty() {
    self.storage.update([])
    #expect(self.names() == [])
    self.storage.update([])
    #expect(self.names() == [])
    #expect(self.calculator.computations == 1)
  }

  @Test("The same contacts are not computed with again")
  func same() {
    self.storage.update(Contact.samples)
    _ = self.names()
    self.storage.update(Contact.samples)
    #expect(self.names() == ["Ada", "Cleo", "Eva"])
    #expect(self.calculator.computations == 1)
  }

  @Test("A change is computed with, and so is the way back")
  func change() {
    self.storage.update(Contact.samples)
    _ = self.names()
    self.storage.update(ContactChange.lastRenamed.applied(to: Contact.samples))
    #expect(self.names() == ["Ada", "Cleo", "Eve"])
    self.storage.update(Contact.samples)
    #expect(self.names() == ["Ada", "Cleo", "Eva"])
    #expect(self.calculator.computations == 3)
  }

  @Test("A contact who becomes a favourite is a change too")
  func favorite() {
    var contacts = Contact.samples
    self.storage.update(contacts)
    _ = self.names()
    contacts[1].isFavorite = true
    self.storage.update(contacts)
    #expect(self.names() == ["Ada", "Ben", "Cleo", "Eva"])
  }

  @Test("Two changes before the result is asked for are one computation")
  func unread() {
    self.storage.update(Contact.samples)
    self.storage.update(ContactChange.firstRenamed.applied(to: Contact.samples))
    #expect(self.names() == ["Ann", "Cleo", "Eva"])
    #expect(self.calculator.computations == 1)
  }

  @Test("An equal array is compared once: from then on it is the same array")
  func rebuilt() {
    let rebuilt = ContactChange.rebuilt.applied(to: Contact.samples)
    self.storage.update(Contact.samples)
    _ = self.names()
    #expect(self.comparisons { self.storage.update(rebuilt) } == 5)
    #expect(self.comparisons { self.storage.update(rebuilt) } == 0)
    #expect(self.names() == ["Ada", "Cleo", "Eva"])
    #expect(self.calculator.computations == 1)
  }

  private func names() -> [String] {
    self.storage.result(self.calculator.favorites).map(\.name)
  }

  private func comparisons(in body: () -> Void) -> Int {
    Contact.comparisons = 0
    body()
    return Contact.comparisons
  }
}

import HeadlessUI
import Testing
import WorkbookKit

@testable import FavoritesMemoChapter

@Suite("Chapter 6: the acts")
@MainActor
struct ActTests {
  @Test("A computed property computes in every body")
  func everyBody() throws {
    let lines = try Self.lines { ComputedContactList(addressBook: $0) }
    #expect(Set(lines.map(\.count)) == [2])
  }

  @Test("A memo does not compute when another state of the view changes")
  func memo() throws {
    let lines = try Self.lines { FavoriteContactList(addressBook: $0) }
    #expect(lines.map(\.count) == [2, 1, 2, 1, 2, 1, 1])
  }

  @Test("By identity, an equal array that was built anew makes it compute too")
  func identity() throws {
    let lines = try Self.lines { IdentityContactList(addressBook: $0) }
    #expect(lines.map(\.count) == [2, 1, 2, 1, 2, 2, 1])
  }

  @Test("All three lists show the same")
  func screens() throws {
    let screens = try [
      Self.simulation { ComputedContactList(addressBook: $0) }.screen,
      Self.simulation { FavoriteContactList(addressBook: $0) }.screen,
      Self.simulation { IdentityContactList(addressBook: $0) }.screen,
    ]
    #expect(screens[0].hasSuffix("Ada\nCleo\nEva\nNew 5 Jr."))
    #expect(Set(screens).count == 1)
  }

  @Test("The storage outlives the struct: with the same contacts, a new one does not compute")
  func newStruct() throws {
    let lines = try [
      Self.linesOfLoading { FavoriteContactList(addressBook: $0) },
      Self.linesOfLoading { IdentityContactList(addressBook: $0) },
    ]
    #expect(lines.map(\.count) == [3, 3])
    #expect(lines.joined().count { $0 == "computing new result" } == 2)
  }

  /// What is printed if the parent is evaluated and passes the same contacts.
  private static func linesOfLoading(
    @ViewBuilder _ list: @escaping (AddressBook) -> some View
  ) throws -> [String] {
    let simulation = Simulation { LoadingScreen(list: list) }
    try simulation.tap("Load")
    return simulation.transcript.lines.map(\.text)
  }

  /// What the script of the acts prints: the lines of each step.
  private static func lines(
    @ViewBuilder _ list: @escaping (AddressBook) -> some View
  ) throws -> [[String]] {
    try self.simulation(list).transcript.steps.map { $0.lines.map(\.text) }
  }

  private static func simulation(
    @ViewBuilder _ list: @escaping (AddressBook) -> some View
  ) throws -> Simulation {
    let simulation = Simulation { AddressBookView(content: list) }
    try simulation.toggle("Large Type")
    try simulation.tap("Add Contact")
    try simulation.toggle("Large Type")
    try simulation.tap("Rename Contact")
    try simulation.tap("Refresh")
    try simulation.toggle("Large Type")
    return simulation
  }
}

/// Passes the same contacts at each evaluation, with another number.
private struct LoadingScreen<List: View>: View {
  @State private var addressBook = AddressBook()
  let list: (AddressBook) -> List

  var body: some View {
    Button("Load") {
      addressBook = AddressBook(contacts: addressBook.contacts, loads: addressBook.loads + 1)
    }
    list(addressBook)
  }
}

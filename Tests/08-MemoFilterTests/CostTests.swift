import HeadlessUI
import Testing

@testable import MemoFilterChapter
@testable import WorkbookKit

@Suite("Chapter 8: the costs")
@MainActor
struct CostTests {
  @Test("By value, an update costs comparisons; by identity, none", arguments: [10, 1_000])
  func update(count: Int) {
    let contacts = PassedContacts(count: count)
    let rebuilt = contacts.next(.rebuilt)
    let costs = [contacts, contacts.next(.same), rebuilt, rebuilt, rebuilt.next(.lastRenamed)]
    #expect(
      Self.costs(of: costs, by: !=) == [
        Cost(comparisons: 0, calls: count),
        Cost(comparisons: 0, calls: 0),
        Cost(comparisons: count, calls: 0),
        Cost(comparisons: count, calls: 0),
        Cost(comparisons: count, calls: count),
      ]
    )
    #expect(
      Self.costs(of: costs) { $0.isTriviallyIdentical(to: $1) == false } == [
        Cost(comparisons: 0, calls: count),
        Cost(comparisons: 0, calls: 0),
        Cost(comparisons: 0, calls: count),
        Cost(comparisons: 0, calls: 0),
        Cost(comparisons: 0, calls: count),
      ]
    )
  }

  @Test("The act prints a row for each change: by value, then by identity")
  func table() throws {
    let act = try #require(MemoFilterProgram.acts.first { $0.name == "cost" })
    let step = act.play(in: "MemoFilter").transcript.steps.last(where: \.isShown)
    let rows = try #require(step).lines.map { $0.text.split(separator: /[ ]{2,}/).map(String.init) }
    #expect(
      rows.dropFirst(2) == [
        ["10", "same", "0", "0", "0", "0"],
        ["10", "rebuilt", "10", "0", "0", "10"],
        ["10", "rebuilt, again", "10", "0", "0", "0"],
        ["10", "last renamed", "10", "10", "0", "10"],
        ["1,000", "same", "0", "0", "0", "0"],
        ["1,000", "rebuilt", "1,000", "0", "0", "1,000"],
        ["1,000", "rebuilt, again", "1,000", "0", "0", "0"],
        ["1,000", "last renamed", "1,000", "1,000", "0", "1,000"],
        ["100,000", "same", "0", "0", "0", "0"],
        ["100,000", "rebuilt", "100,000", "0", "0", "100,000"],
        ["100,000", "rebuilt, again", "100,000", "0", "0", "0"],
        ["100,000", "last renamed", "100,000", "100,000", "0", "100,000"],
      ]
    )
  }

  @Test("By value, a contact who becomes a favourite is another contact")
  func favorite() {
    let contacts = PassedContacts(count: 10)
    var changed = contacts.contacts
    changed[9].isFavorite.toggle()
    let costs = Self.costs(of: [contacts, PassedContacts(origin: .new, contacts: changed)], by: !=)
    #expect(costs.last == Cost(comparisons: 10, calls: 10))
  }

  /// What a storage costs that is given arrays one after the other.
  private static func costs(
    of passed: [PassedContacts],
    by didChange: @escaping ([Contact], [Contact]) -> Bool
  ) -> [Cost] {
    let storage = MemoProperty<[Contact], [Contact]>.Storage()
    return passed.map { passed in
      Cost { isIncluded in
        storage.update(
          dependencySelector: DependencySelector(dependency: passed.contacts, didChange: didChange),
          outputSelector: OutputSelector { $0.filter(isIncluded) }
        )
      }
    }
  }
}

import HeadlessUI

/// Filters contacts by value and by identity, and measures what each of the two costs.
struct MeasuredFilters: DynamicProperty {
  @MemoFilter<Contact> private var byValue: [Contact]
  @MemoFilter<Contact> private var byIdentity: [Contact]
  @State private var passed = PassedContacts(count: 10)
  @State private var table = CostTable()

  mutating func update() {
    let contacts = self.passed.contacts
    let byValue = Cost { isIncluded in
      self._byValue.update(array: contacts, didChange: !=, isIncluded: isIncluded)
    }
    let byIdentity = Cost { isIncluded in
      self._byIdentity.update(
        array: contacts,
        didChange: { old, new in old.isTriviallyIdentical(to: new) == false },
        isIncluded: isIncluded
      )
    }
    if self.passed.origin != .new {
      self.table.add(self.passed, byValue: byValue, byIdentity: byIdentity)
    }
  }
}

extension MeasuredFilters {
  /// How many favourites each of the two filters has found.
  var counts: [Int] {
    [self.byValue.count, self.byIdentity.count]
  }

  func begin(count: Int) {
    self.passed = PassedContacts(count: count)
  }

  func pass(_ origin: PassedContacts.Origin) {
    self.passed = self.passed.next(origin)
  }

  func printTable() {
    self.table.printRows()
  }
}

import HeadlessUI

/// The contacts, and how often they were loaded.
struct AddressBook {
  private(set) var contacts = Contact.samples
  private(set) var loads = 1
}

extension AddressBook {
  /// Adds a favourite at the end.
  mutating func add() {
    self.contacts.append(Contact(name: "New \(self.contacts.count)", isFavorite: true))
  }

  /// Gives the last contact another name.
  mutating func rename() {
    self.contacts[self.contacts.count - 1].name += " Jr."
  }

  /// Loads the contacts again: they come out the same, in an array that was built anew.
  mutating func refresh() {
    self.contacts = self.contacts.map { Contact(name: $0.name, isFavorite: $0.isFavorite) }
    self.loads += 1
  }
}

import HeadlessUI

/// The favourites among some contacts, computed again only when another array of contacts is passed.
@propertyWrapper
struct IdentityFavorites: DynamicProperty {
  @State private var storage = Storage()
  private let contacts: [Contact]

  init(_ contacts: [Contact]) {
    self.contacts = contacts
  }

  var wrappedValue: [Contact] {
    self.storage.result { contacts in
      print("computing new result")
      return contacts.filter(\.isFavorite)
    }
  }

  func update() {
    self.storage.update(self.contacts)
  }
}

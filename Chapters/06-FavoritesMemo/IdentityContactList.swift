import HeadlessUI

/// Lists the favourites, found by a dynamic property that looks at identity.
struct IdentityContactList: View {
  @IdentityFavorites private var favorites: [Contact]
  @State private var isLarge = false
  private let loads: Int

  init(addressBook: AddressBook) {
    self._favorites = IdentityFavorites(addressBook.contacts)
    self.loads = addressBook.loads
  }

  var body: some View {
    let _ = print("body of IdentityContactList")
    Text("Loaded \(loads) times")
    Toggle("Large Type", isOn: $isLarge)
    List(favorites, id: \.name) { contact in
      Text(contact.name)
        .font(isLarge ? .title : .body)
    }
  }
}

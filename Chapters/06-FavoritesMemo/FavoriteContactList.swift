import HeadlessUI

/// Lists the favourites, found by a dynamic property.
struct FavoriteContactList: View {
  @Favorites private var favorites: [Contact]
  @State private var isLarge = false
  private let loads: Int

  init(addressBook: AddressBook) {
    self._favorites = Favorites(addressBook.contacts)
    self.loads = addressBook.loads
  }

  var body: some View {
    let _ = print("body of FavoriteContactList")
    Text("Loaded \(loads) times")
    Toggle("Large Type", isOn: $isLarge)
    List(favorites, id: \.name) { contact in
      Text(contact.name)
        .font(isLarge ? .title : .body)
    }
  }
}

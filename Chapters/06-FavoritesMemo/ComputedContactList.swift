import HeadlessUI

/// Lists the favourites, found by a computed property.
struct ComputedContactList: View {
  let addressBook: AddressBook
  @State private var isLarge = false

  private var favorites: [Contact] {
    print("computing new result")
    return addressBook.contacts.filter(\.isFavorite)
  }

  var body: some View {
    let _ = print("body of ComputedContactList")
    Text("Loaded \(addressBook.loads) times")
    Toggle("Large Type", isOn: $isLarge)
    List(favorites, id: \.name) { contact in
      Text(contact.name)
        .font(isLarge ? .title : .body)
    }
  }
}

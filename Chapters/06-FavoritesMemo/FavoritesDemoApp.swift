import HeadlessUI

/// An address book with a list of its favourites.
struct FavoritesDemoApp: App {
  var body: some Scene {
    WindowGroup {
      AddressBookView { addressBook in
        FavoriteContactList(addressBook: addressBook)
      }
    }
  }
}

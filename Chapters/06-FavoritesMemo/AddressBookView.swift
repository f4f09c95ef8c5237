import HeadlessUI

/// Owns an address book and hands it to a list.
struct AddressBookView<Content: View>: View {
  @State private var addressBook = AddressBook()
  private let content: (AddressBook) -> Content

  init(@ViewBuilder content: @escaping (AddressBook) -> Content) {
    self.content = content
  }

  var body: some View {
    VStack {
      Button("Add Contact") { addressBook.add() }
      Button("Rename Contact") { addressBook.rename() }
      Button("Refresh") { addressBook.refresh() }
      content(addressBook)
    }
  }
}

import HeadlessUI

/// Owns contacts, shows those that a filter finds, and prints what the filter's update has cost.
struct FavoritesScreen: View {
  @State private var addressBook = AddressBook()
  private let filter: ([Contact]) -> MemoFilter<Contact>

  /// - Parameter filter: Makes the filter for some contacts.
  init(filter: @escaping ([Contact]) -> MemoFilter<Contact>) {
    self.filter = filter
  }

  var body: some View {
    VStack {
      Button("Refresh") { addressBook.refresh() }
      Button("Rename Second") { addressBook.rename(1) }
      Button("Rename Last") { addressBook.rename(addressBook.contacts.count - 1) }
      FavoritesList(loads: addressBook.loads, favorites: filter(addressBook.contacts))
    }
  }
}

/// The contacts, and how often they were loaded.
private struct AddressBook {
  private(set) var contacts = Contact.samples(6)
  private(set) var loads = 1
}

extension AddressBook {
  /// Gives a contact another name.
  mutating func rename(_ index: Int) {
    self.contacts[index].name += " Jr."
  }

  /// Loads the contacts again: they come out the same, in an array that was built anew.
  mutating func refresh() {
    self.contacts = self.contacts.map { Contact(name: $0.name, isFavorite: $0.isFavorite) }
    self.loads += 1
  }
}

/// Lists what the filter has found.
///
/// Properties are updated in the order in which they are declared: one begins to count before the filter's
/// update, and one says after it how much that was.
private struct FavoritesList: View {
  private let begin = BeginCounting()
  @MemoFilter<Contact> private var favorites: [Contact]
  private let end = EndCounting()
  @State private var isLarge = false
  private let loads: Int

  init(loads: Int, favorites: MemoFilter<Contact>) {
    self.loads = loads
    self._favorites = favorites
  }

  var body: some View {
    Text("Loaded \(loads) times")
    Toggle("Large Type", isOn: $isLarge)
    List(favorites, id: \.name) { contact in
      Text(contact.name)
        .font(isLarge ? .title : .body)
    }
  }
}

private struct BeginCounting: DynamicProperty {
  func update() {
    Contact.comparisons = 0
  }
}

private struct EndCounting: DynamicProperty {
  func update() {
    print("comparisons: \(Contact.comparisons)")
  }
}

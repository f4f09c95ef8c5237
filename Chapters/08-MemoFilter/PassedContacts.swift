import HeadlessUI

/// An array of contacts, and how it came from the array before.
struct PassedContacts {
  let origin: Origin
  let contacts: [Contact]
}

extension PassedContacts {
  enum Origin: String {
    case new = "new"
    case same = "same"
    case rebuilt = "rebuilt"
    case rebuiltAgain = "rebuilt, again"
    case lastRenamed = "last renamed"
  }
}

extension PassedContacts {
  init(count: Int) {
    self.init(origin: .new, contacts: Contact.samples(count))
  }

  /// What is passed next.
  func next(_ origin: Origin) -> PassedContacts {
    var contacts = self.contacts
    switch origin {
    case .new: contacts = Contact.samples(contacts.count)
    case .same, .rebuiltAgain: break
    case .rebuilt: contacts = contacts.map { Contact(name: $0.name, isFavorite: $0.isFavorite) }
    case .lastRenamed: contacts[contacts.count - 1].name += " Jr."
    }
    return PassedContacts(origin: origin, contacts: contacts)
  }
}

import HeadlessUI

/// A way in which the contacts that are passed can differ from those before.
enum ContactChange: String, CaseIterable {
  case same = "the same array"
  case rebuilt = "equal, built separately"
  case appended = "one appended"
  case lastRenamed = "last renamed"
  case firstRenamed = "first renamed"
}

extension ContactChange {
  /// What is passed after some contacts.
  func applied(to contacts: [Contact]) -> [Contact] {
    var next = contacts
    switch self {
    case .same: break
    case .rebuilt: next = contacts.map { Contact(name: $0.name, isFavorite: $0.isFavorite) }
    case .appended: next.append(Contact(name: "Finn"))
    case .lastRenamed: next[next.count - 1].name = "Eve"
    case .firstRenamed: next[0].name = "Ann"
    }
    return next
  }
}

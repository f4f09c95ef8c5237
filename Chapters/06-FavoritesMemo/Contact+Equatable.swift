import HeadlessUI

extension Contact: Equatable {
  /// How many times two contacts have been compared; only the main actor compares any.
  nonisolated(unsafe) static var comparisons = 0

  /// Compares as the compiler's own `==` would, and counts.
  static func == (lhs: Contact, rhs: Contact) -> Bool {
    Contact.comparisons += 1
    return lhs.name == rhs.name && lhs.isFavorite == rhs.isFavorite
  }
}

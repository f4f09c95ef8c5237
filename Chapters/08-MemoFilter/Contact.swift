import HeadlessUI

/// Somebody to call.
struct Contact {
  var name: String
  var isFavorite = false
}

extension Contact {
  /// Contacts of whom every second one is a favourite.
  static func samples(_ count: Int) -> [Contact] {
    (1...count).map { Contact(name: "Contact \($0)", isFavorite: $0.isMultiple(of: 2)) }
  }
}

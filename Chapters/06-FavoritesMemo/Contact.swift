import HeadlessUI

/// Somebody to call.
struct Contact {
  var name: String
  var isFavorite = false
}

extension Contact {
  /// Five contacts, of whom three are favourites.
  static let samples = [
    Contact(name: "Ada", isFavorite: true),
    Contact(name: "Ben"),
    Contact(name: "Cleo", isFavorite: true),
    Contact(name: "Dev"),
    Contact(name: "Eva", isFavorite: true),
  ]
}

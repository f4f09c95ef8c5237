/// What can remember a result that is computed with contacts, and whoever tests such a thing needs to know.
protocol ContactStorage: AnyObject {
  /// Takes the current contacts.
  func update(_ contacts: [Contact])

  /// The result for these contacts: one that is remembered, or one that is computed now.
  func result(_ compute: ([Contact]) -> [Contact]) -> [Contact]
}

extension Favorites.Storage: ContactStorage {}

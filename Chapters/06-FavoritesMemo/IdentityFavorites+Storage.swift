import HeadlessUI

extension IdentityFavorites {
  /// Remembers a result until another array of contacts is passed.
  final class Storage {
    private var contacts: [Contact] = []
    private var result: [Contact]?
  }
}

extension IdentityFavorites.Storage {
  /// Takes the current contacts; forgets the result if they are not the same array as before.
  func update(_ contacts: [Contact]) {
    if self.contacts.isTriviallyIdentical(to: contacts) == false {
      self.result = nil
    }
    self.contacts = contacts
  }

  /// The remembered result; if there is none, one that is computed now.
  func result(_ compute: ([Contact]) -> [Contact]) -> [Contact] {
    if let result = self.result {
      return result
    }
    let result = compute(self.contacts)
    self.result = result
    return result
  }
}

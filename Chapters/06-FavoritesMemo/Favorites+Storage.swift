import HeadlessUI

extension Favorites {
  /// Remembers a result until other contacts are passed.
  final class Storage {
    private var contacts: [Contact] = []
    private var result: [Contact]?
  }
}

extension Favorites.Storage {
  /// Takes the current contacts; forgets the result if they are not equal to those before.
  func update(_ contacts: [Contact]) {
    if self.contacts != contacts {
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

import HeadlessUI

@testable import FavoritesMemoChapter

/// Makes the storage that is measured.
@MainActor
func variant6_4() -> any ContactStorage {
  ContactMemo()
}

/// Remembers a result until other contacts are passed.
///
/// Finds out in the same short time for five contacts and for a million.
private final class ContactMemo: ContactStorage {
  private var known: (contacts: [Contact], result: [Contact])?
  private var current: [Contact] = []
}

extension ContactMemo {
  func update(_ contacts: [Contact]) {
    self.current = contacts
  }

  func result(_ compute: ([Contact]) -> [Contact]) -> [Contact] {
    if let known, known.contacts.isTriviallyIdentical(to: self.current) { return known.result }
    let result = compute(self.current)
    self.known = (self.current, result)
    return result
  }
}

import HeadlessUI

/// Makes the storage that is measured.
@MainActor
func exercise6_4() -> any ContactStorage {
  ContactMemo()
}

/// Remembers a result until other contacts are passed.
///
/// Should find out in the same short time for five contacts and for a million.
private final class ContactMemo: ContactStorage {
  private var contacts: [Contact] = []
  private var result: [Contact]?
}

extension ContactMemo {
  func update(_ contacts: [Contact]) {
    if self.contacts != contacts {
      self.result = nil
    }
    self.contacts = contacts
  }

  func result(_ compute: ([Contact]) -> [Contact]) -> [Contact] {
    if let result = self.result {
      return result
    }
    let result = compute(self.contacts)
    self.result = result
    return result
  }
}

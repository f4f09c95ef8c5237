import HeadlessUI

/// What a change of its contacts costs a storage.
struct Cost {
  /// How many times two contacts were compared.
  let comparisons: Int
  /// Whether a result was computed again.
  let isRecomputed: Bool
}

extension Cost {
  /// Makes a change by the two methods of a storage, and counts.
  init(
    of change: ContactChange,
    update: ([Contact]) -> Void,
    result: (([Contact]) -> [Contact]) -> [Contact]
  ) {
    var computations = 0
    func compute(_ contacts: [Contact]) -> [Contact] {
      computations += 1
      return contacts.filter(\.isFavorite)
    }
    update(Contact.samples)
    _ = result(compute)
    (computations, Contact.comparisons) = (0, 0)
    update(change.applied(to: Contact.samples))
    _ = result(compute)
    self.comparisons = Contact.comparisons
    self.isRecomputed = computations > 0
  }
}

extension Cost {
  static func byValue(_ change: ContactChange) -> Cost {
    let storage = Favorites.Storage()
    return Cost(of: change, update: storage.update, result: storage.result)
  }

  static func byIdentity(_ change: ContactChange) -> Cost {
    let storage = IdentityFavorites.Storage()
    return Cost(of: change, update: storage.update, result: storage.result)
  }
}

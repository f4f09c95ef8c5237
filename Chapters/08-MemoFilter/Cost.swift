import HeadlessUI

/// What an update of a filter costs.
struct Cost: Equatable {
  /// How many times two contacts were compared.
  var comparisons: Int
  /// How many times `isIncluded` was called.
  var calls: Int
}

extension Cost {
  /// Counts what an update costs.
  ///
  /// - Parameter update: Updates a filter with the predicate that it is given.
  init(of update: (_ isIncluded: @escaping (Contact) -> Bool) -> Void) {
    let counter = Counter()
    Contact.comparisons = 0
    update { contact in
      counter.calls += 1
      return contact.isFavorite
    }
    self.init(comparisons: Contact.comparisons, calls: counter.calls)
  }

  private final class Counter {
    var calls = 0
  }
}

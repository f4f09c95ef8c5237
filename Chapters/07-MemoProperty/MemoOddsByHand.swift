import HeadlessUI

/// The items with an odd number, found again only when another array is passed.
@propertyWrapper
struct MemoOddsByHand: DynamicProperty {
  @State private var storage = Storage()
  private let array: [Item]

  init(array: [Item]) {
    self.array = array
  }

  var wrappedValue: [Item] {
    self.storage.output
  }

  func update() {
    self.storage.update(array: self.array)
  }
}

extension MemoOddsByHand {
  /// Remembers the output for one array.
  final class Storage {
    private var array: [Item]?
    private(set) var output: [Item] = []
  }
}

extension MemoOddsByHand.Storage {
  func update(array: [Item]) {
    if let last = self.array, last.isTriviallyIdentical(to: array) {
      return
    }
    print("computing new output")
    self.array = array
    self.output = array.filter { item in
      item.id.isMultiple(of: 2) == false
    }
  }
}

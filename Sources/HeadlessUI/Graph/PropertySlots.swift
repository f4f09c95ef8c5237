/// What a node keeps for the dynamic properties of its view: an object for each, by position.
final class PropertySlots {
  private(set) var objects: ContiguousArray<AnyObject?>

  @MainActor private static let none = PropertySlots(count: 0)

  /// Makes slots; all that have none are one object.
  @MainActor static func make(count: Int) -> PropertySlots {
    count == 0 ? self.none : PropertySlots(count: count)
  }

  init(count: Int) {
    self.objects = ContiguousArray(repeating: nil, count: count)
  }

  deinit {
    for case let state as any StateStorage in self.objects { state.ownerIsGone() }
  }

  fileprivate func put(_ object: AnyObject, at index: Int) {
    self.objects[index] = object
  }
}

/// The place of one property.
struct PropertySlot {
  private let slots: PropertySlots
  private let index: Int

  init(_ slots: PropertySlots, _ index: Int) {
    self.slots = slots
    self.index = index
  }

  /// The property's object; on the first evaluation it is made.
  ///
  /// Its type must be the same each time: it follows from the type of the property.
  func object<Object: AnyObject>(orMake make: () -> Object) -> Object {
    if let object = self.slots.objects[self.index] {
      return unsafeDowncast(object, to: Object.self)
    }
    let object = make()
    self.slots.put(object, at: self.index)
    return object
  }
}

/// Names something that another node keeps and a property of this one leads to.
final class ForeignState {
  var storage: ObjectIdentifier?
}

/// A place that holds a value which can be read and written from elsewhere.
class Location<Value> {
  var value: Value {
    get { fatalError("Each kind of location says where its value is.") }
    set { fatalError("Each kind of location says where its value goes.") }
  }

  /// Notes that a view has been handed a binding to the place.
  func noteHandedOn() {}

  /// Whether two locations are one place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// The state that the place is in or a part of, if any.
  var storage: (any StateStorage)? { nil }
}

/// A place behind two closures.
final class ClosureLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override var value: Value {
    get { self.get() }
    set { self.set(newValue) }
  }
}

/// A part of the value at another place.
final class MemberLocation<Root, Value>: Location<Value> {
  private let root: Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(of root: Location<Root>, at keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override var value: Value {
    get { self.root.value[keyPath: self.keyPath] }
    set { self.root.value[keyPath: self.keyPath] = newValue }
  }

  override func noteHandedOn() {
    self.root.noteHandedOn()
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Root, Value> else { return false }
    return self.keyPath == other.keyPath && self.root.isSame(as: other.root)
  }

  override var storage: (any StateStorage)? { self.root.storage }
}

/// The value in an optional at another place.
final class PayloadLocation<Value>: Location<Value> {
  private let optional: Location<Value?>
  private var last: Value

  init(of optional: Location<Value?>, last: Value) {
    self.optional = optional
    self.last = last
  }

  // A view that is about to go may still read after the value has become nil.
  override var value: Value {
    get {
      if let value = self.optional.value { self.last = value }
      return self.last
    }
    set { self.optional.value = newValue }
  }

  override func noteHandedOn() {
    self.optional.noteHandedOn()
  }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? PayloadLocation<Value>)?.optional.isSame(as: self.optional) ?? false
  }

  override var storage: (any StateStorage)? { self.optional.storage }
}

/// An element of the collection at another place.
final class ElementLocation<Elements: MutableCollection>: Location<Elements.Element> {
  private let elements: Location<Elements>
  private let index: Elements.Index
  private var last: Elements.Element

  init(of elements: Location<Elements>, at index: Elements.Index, last: Elements.Element) {
    self.elements = elements
    self.index = index
    self.last = last
  }

  // A view that is about to go may still read, and be made anew, after its element has gone.
  override var value: Elements.Element {
    get {
      let elements = self.elements.value
      if elements.indices.contains(self.index) { self.last = elements[self.index] }
      return self.last
    }
    set {
      guard self.elements.value.indices.contains(self.index) else { return }
      self.elements.value[self.index] = newValue
    }
  }

  override func noteHandedOn() {
    self.elements.noteHandedOn()
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation<Elements> else { return false }
    return self.index == other.index && self.elements.isSame(as: other.elements)
  }

  override var storage: (any StateStorage)? { self.elements.storage }
}

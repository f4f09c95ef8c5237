/// A place that holds a value which can be read and written from elsewhere.
class Location<Value> {
  var value: Value {
    get { fatalError("Each kind of location says where its value is.") }
    set { fatalError("Each kind of location says where its value goes.") }
  }

  /// Notes that a view has been handed a binding to the place.
  func noteHandedOn() {}
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
}

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Creates a property for an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property for an object, where there is no property wrapper: `Bindable(model).name`.
  ///
  /// - Parameter wrappedValue: The object.
  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The property itself, so that `$` leads to the bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  ///
  /// - Parameter keyPath: Which property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(of: self.wrappedValue, at: keyPath))
  }
}

extension Bindable: Sendable where Value: Sendable {}

/// A property of an observable object.
private final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(of object: Object, at keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override var value: Value {
    get { self.object[keyPath: self.keyPath] }
    set { self.object[keyPath: self.keyPath] = newValue }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return self.object === other.object && self.keyPath == other.keyPath
  }
}

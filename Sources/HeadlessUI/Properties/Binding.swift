/// A two-way connection to a value that is owned elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>

  init(location: Location<Value>) {
    self.location = location
  }

  /// Creates a binding from two closures.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// Creates a binding from a binding: `Binding(projectedValue: $value)`.
  ///
  /// - Parameter projectedValue: The binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Creates a binding to the value in an optional, which must not be `nil`.
  ///
  /// - Parameter base: A binding to the optional; `nil` if its value is.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: PayloadLocation(of: base.location, last: value))
  }

  /// Creates a binding to a value that never changes.
  ///
  /// - Parameter value: The value.
  /// - Returns: The binding; what is written to it is dropped.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value that the binding leads to.
  public var wrappedValue: Value {
    get { self.location.value }
    nonmutating set { self.location.value = newValue }
  }

  /// The binding itself, so that `$` hands it on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  ///
  /// - Parameter keyPath: Where the part is in the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: MemberLocation(of: self.location, at: keyPath))
  }
}

extension Binding: InstallableProperty {
  static var isPartOfValue: Bool { true }

  static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: Self.self).pointee.location
      .isSame(as: b.assumingMemoryBound(to: Self.self).pointee.location)
  }

  @MainActor static func install(
    at pointer: UnsafeMutableRawPointer,
    slot: PropertySlot,
    in host: PropertyHost
  ) {
    // The owner of a state depends on it as soon as a view holds a binding to it.
    let location = pointer.assumingMemoryBound(to: Self.self).pointee.location
    location.noteHandedOn()
    slot.object { ForeignState() }.storage = location.storage.map { ObjectIdentifier($0) }
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// A value that a view owns, kept for as long as the view has its identity.
///
/// The initial value is evaluated whenever the view's struct is made, and used the first time only:
/// afterwards the struct's property is connected with the value that the tree keeps. Reading it in a
/// body makes the body depend on it; writing an equal value does nothing.
///
/// Source: `State` in Apple's documentation (the property wrapper, before the macro of Xcode 27).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var box: StateBox<Value>?

  /// Creates a state with an initial value.
  ///
  /// - Parameter wrappedValue: The value with which the state begins, once per identity.
  public init(wrappedValue: Value) {
    self.initialValue = wrappedValue
  }

  /// Creates a state with an initial value.
  ///
  /// - Parameter initialValue: The value with which the state begins, once per identity.
  public init(initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The current value; before the view is part of a tree, the initial one, and writes are ignored.
  public var wrappedValue: Value {
    get { self.box?.value ?? self.initialValue }
    nonmutating set { self.box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let box = self.box { return Binding(location: box) }
    return .constant(self.initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that begins with `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: InstallableProperty {
  static var takesPartInComparison: Bool { false }

  @MainActor static func install(
    at pointer: UnsafeMutableRawPointer,
    slot: Int,
    in host: PropertyHost
  ) {
    let state = pointer.assumingMemoryBound(to: Self.self)
    state.pointee.box = host.object(inSlot: slot) {
      StateBox(state.pointee.initialValue, owner: host)
    }
  }
}

// The box belongs to the thread that drives the simulation.
extension State: @unchecked Sendable where Value: Sendable {}

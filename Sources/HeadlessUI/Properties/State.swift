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
    nonmutating set {
      if let box = self.box {
        box.value = newValue
      } else {
        self.warnNotInstalled("A write to")
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let box = self.box { return Binding(location: box) }
    self.warnNotInstalled("A binding to")
    return .constant(self.initialValue)
  }

  private func warnNotInstalled(_ what: String) {
    World.current?.warnOnce(
      """
      \(what) a State of type \(Value.self) has no effect: no view that is on screen owns it. \
      (In an initialiser, assign to the underscored property instead: `_name = State(…)`.)
      """
    )
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that begins with `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: InstallableProperty {
  /// The value is in the tree, not in the view: a view does not differ by it.
  static var isPartOfValue: Bool { false }

  static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }

  @MainActor static func install(
    at pointer: UnsafeMutableRawPointer,
    slot: PropertySlot,
    in host: PropertyHost
  ) {
    let state = pointer.assumingMemoryBound(to: Self.self)
    state.pointee.box = slot.object {
      StateBox(state.pointee.initialValue, owner: host)
    }
  }
}

// The box belongs to the thread that drives the simulation.
extension State: @unchecked Sendable where Value: Sendable {}

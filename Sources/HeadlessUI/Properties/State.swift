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
  private let origin: Origin

  /// Creates a state with an initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value with which the state begins, once per identity.
  ///   - file: Where the state is declared, for warnings; leave it to its default.
  ///   - line: Where the state is declared, for warnings; leave it to its default.
  public init(wrappedValue: Value, file: StaticString = #fileID, line: UInt32 = #line) {
    self.initialValue = wrappedValue
    self.origin = Origin(file: file, line: line)
  }

  /// Creates a state with an initial value.
  ///
  /// - Parameters:
  ///   - initialValue: The value with which the state begins, once per identity.
  ///   - file: Where the state is declared, for warnings; leave it to its default.
  ///   - line: Where the state is declared, for warnings; leave it to its default.
  public init(initialValue: Value, file: StaticString = #fileID, line: UInt32 = #line) {
    self.init(wrappedValue: initialValue, file: file, line: line)
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
      \(what) the State of type \(Value.self) that is declared at \(self.origin) has no effect: the \
      view with this property is not on screen. Use a State only in the body of its own view and in \
      actions made there. (In an initialiser, assign to the underscored property: `_name = State(…)`.)
      """,
      about: "State at \(self.origin)"
    )
  }
}

/// The place in the source where a state is declared.
private struct Origin: CustomStringConvertible {
  // Every copy of a view has it: one word, of which the upper 16 bits are the line. Addresses have 48.
  private let word: UInt64

  init(file: StaticString, line: UInt32) {
    let file = file.hasPointerRepresentation ? UInt64(UInt(bitPattern: file.utf8Start)) : 0
    self.word = file & 0xFFFF_FFFF_FFFF | UInt64(line) << 48
  }

  var description: String {
    let file = UnsafePointer<UInt8>(bitPattern: UInt(self.word & 0xFFFF_FFFF_FFFF))
    return "\(file.map { String(cString: $0) } ?? ""):\(self.word >> 48)"
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that begins with `nil`.
  ///
  /// - Parameters:
  ///   - file: Where the state is declared, for warnings; leave it to its default.
  ///   - line: Where the state is declared, for warnings; leave it to its default.
  public init(file: StaticString = #fileID, line: UInt32 = #line) {
    self.init(wrappedValue: nil, file: file, line: line)
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

/// A value from the environment of a view.
///
/// The view is updated when the value changes, whether or not its body has read it.
///
/// Source: `Environment` in Apple's documentation; that reading does not matter is fatbobman's
/// measurement.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  fileprivate let source: Source
  private var value: Value?

  fileprivate enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, name: String)
  }

  /// Creates a property that reads a value of the environment.
  ///
  /// - Parameter keyPath: Which value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.source = .keyPath(keyPath)
  }

  /// Creates a property that reads the observable object of a type.
  ///
  /// A view on screen without such an object above it is an error.
  ///
  /// - Parameter objectType: The type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.source = .object({ $0[objectType] }, name: "\(objectType)")
  }

  /// Creates a property that reads the observable object of a type, if there is one.
  ///
  /// - Parameter objectType: The type.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type)
  where Value == Object? {
    self.source = .object({ .some($0[objectType]) }, name: "\(objectType)")
  }

  /// The value; before the view is part of a tree, the default.
  public var wrappedValue: Value {
    if let value = self.value { return value }
    if let value = self.source.value(in: EnvironmentValues()) { return value }
    fatalError("\(self.source.missing) It was read before the view was part of a tree.")
  }
}

extension Environment.Source {
  func value(in values: EnvironmentValues) -> Value? {
    switch self {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .object(let read, _): read(values)
    }
  }

  var missing: String {
    guard case .object(_, let name) = self else { return "" }
    return """
      No object of type \(name) is in the environment. Put `.environment(…)` with one on a view above \
      the one that declares `@Environment(\(name).self)`.
      """
  }
}

extension Environment: InstallableProperty {
  // The environment tells the view of changes itself.
  static var isPartOfValue: Bool { false }

  static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }

  @MainActor static func install(
    at pointer: UnsafeMutableRawPointer,
    slot: PropertySlot,
    in host: PropertyHost
  ) {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let source = property.pointee.source
    let reader = slot.object {
      EnvironmentReader<Value>(of: host.environmentSource, for: host) { source.value(in: $0) }
    }
    property.pointee.value = reader.value
    if reader.value == nil, host.graph.fault == nil {
      let view = host.nearestViewName ?? "A view"
      host.graph.fault = SimulationError("\(view): \(source.missing)")
    }
  }
}

/// What one property of one view reads from the environment.
private final class EnvironmentReader<Value>: EnvironmentDependent {
  private(set) var value: Value?
  private weak var host: PropertyHost?
  private let read: (EnvironmentValues) -> Value?
  private let comparison: Comparison

  @MainActor init(
    of source: EnvironmentSource,
    for host: PropertyHost,
    read: @escaping (EnvironmentValues) -> Value?
  ) {
    self.value = read(source.values)
    self.host = host
    self.read = read
    self.comparison = Comparison.of(Value?.self)
    source.add(self)
  }

  func environmentChanged(to values: EnvironmentValues) {
    let next = self.read(values)
    guard self.comparison.areEqual(self.value, next) == false else { return }
    self.value = next
    self.host?.noteChange(of: ObjectIdentifier(self))
    self.host?.invalidate()
  }
}

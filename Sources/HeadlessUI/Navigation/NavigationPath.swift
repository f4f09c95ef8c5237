/// The values of the screens on a navigation stack, whatever their types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of some values.
  ///
  /// - Parameter elements: The values, the lowest screen's first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many screens there are above the root.
  public var count: Int { self.elements.count }

  /// Whether only the root is there.
  public var isEmpty: Bool { self.elements.isEmpty }

  /// Pushes the screen of a value.
  ///
  /// - Parameter value: The value.
  public mutating func append<V: Hashable>(_ value: V) {
    self.elements.append(AnyHashable(value))
  }

  /// Pops screens.
  ///
  /// - Parameter k: How many; not more than there are.
  public mutating func removeLast(_ k: Int = 1) {
    self.elements.removeLast(k)
  }
}

/// A stored property of a view that is brought up to date before the view's body is evaluated.
///
/// A conforming type composes other dynamic properties, ``State`` above all, into one that a view
/// declares like any other. The runtime finds it by its type among the view's stored properties, and
/// calls ``update()`` before each evaluation of the body: of properties inside it first, then its own.
///
/// Source: `DynamicProperty` in Apple's documentation; the order is that of SwiftUI 6.5 as audited by
/// OpenSwiftUI.
public protocol DynamicProperty {
  /// Brings the property up to date; called before the body of the view that declares it.
  ///
  /// It runs on the main actor, within the update: it must be quick, and must not write state.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that the runtime itself fills in.
protocol InstallableProperty: DynamicProperty {
  /// Whether the property is part of the value by which a view differs from its predecessor.
  static var isPartOfValue: Bool { get }

  /// Whether a view whose property at `a` became the one at `b` is the same as before, as far as the
  /// property is concerned.
  static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool

  /// Connects the property at `pointer` with what the tree keeps for it.
  ///
  /// - Parameters:
  ///   - pointer: A value of the conforming type, within the copy of a view.
  ///   - slot: Where the host keeps what belongs to the property.
  ///   - host: The node of the view.
  @MainActor static func install(
    at pointer: UnsafeMutableRawPointer,
    slot: PropertySlot,
    in host: PropertyHost
  )
}

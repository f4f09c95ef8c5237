/// Where in a value of one type its dynamic properties lie, and how two such values are compared.
///
/// Made once per type from the type's metadata. An evaluation only follows the list: nested
/// properties stand in it before the property that contains them, fields in declaration order.
final class PropertyLayout {
  private enum Step {
    /// A property that the runtime knows how to fill in (state, binding, environment).
    case install(any InstallableProperty.Type, offset: Int, slot: Int)
    /// A property that somebody wrote: to be told that its nested ones are up to date.
    case update(any DynamicProperty.Type, offset: Int)
  }

  private var steps: [Step] = []
  private(set) var slotCount = 0
  let comparison: Comparison

  /// Whether values of the type have no dynamic property.
  var isEmpty: Bool { self.steps.isEmpty }

  @MainActor private init(of type: Any.Type) {
    self.comparison = Comparison.of(type)
    self.addFields(of: type, at: 0)
  }

  private func addFields(of type: Any.Type, at base: Int) {
    for field in TypeMetadata.fields(of: type) {
      let offset = base + field.offset
      // Casting the *type*, on the main actor, also finds conformances isolated to it.
      if let property = field.type as? any InstallableProperty.Type {
        self.steps.append(.install(property, offset: offset, slot: self.slotCount))
        self.slotCount += 1
      } else if let property = field.type as? any DynamicProperty.Type {
        self.addFields(of: property, at: offset)
        self.steps.append(.update(property, offset: offset))
      }
    }
  }

  /// Installs and updates the dynamic properties of `value` in place.
  @MainActor func update<Value>(_ value: inout Value, in host: PropertyHost) {
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for step in self.steps {
        switch step {
        case .install(let type, let offset, let slot):
          type.install(at: base + offset, slot: slot, in: host)
        case .update(let type, let offset):
          PropertyLayout.update(type, at: base + offset)
        }
      }
    }
  }

  @MainActor private static func update<Property: DynamicProperty>(
    _: Property.Type,
    at pointer: UnsafeMutableRawPointer
  ) {
    pointer.assumingMemoryBound(to: Property.self).pointee.update()
  }
}

extension PropertyLayout {
  @MainActor private static var known: [ObjectIdentifier: PropertyLayout] = [:]

  /// The layout of a type.
  ///
  /// Only the first call for a type looks at its metadata.
  @MainActor static func of(_ type: Any.Type) -> PropertyLayout {
    if let layout = self.known[ObjectIdentifier(type)] { return layout }
    let layout = PropertyLayout(of: type)
    self.known[ObjectIdentifier(type)] = layout
    return layout
  }
}

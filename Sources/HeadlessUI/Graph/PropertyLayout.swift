/// Where in a value of one type its dynamic properties lie.
///
/// Made once per type from the type's metadata. An evaluation only follows the list: nested
/// properties stand in it before the property that contains them, fields in declaration order.
final class PropertyLayout {
  private enum Step {
    /// A property that the runtime knows how to fill in (state, binding, environment).
    case install(any InstallableProperty.Type, offset: Int, slot: Int)
    /// A property that somebody wrote: to be told that its nested ones are up to date.
    case update(any DynamicProperty.Type, offset: Int)
    /// A payload that is there only in one case of an optional or an enum.
    case payload(PayloadLayout, offset: Int, slot: Int)
  }

  private var steps: [Step] = []
  /// The names of the slots: of the stored properties that they are for.
  private(set) var slotNames: [String] = []
  /// Whether there is an `update()` to call.
  private(set) var hasUpdates = false

  /// How two values of the type are compared.
  let comparison: Comparison

  /// Whether values of the type have no dynamic property.
  var isEmpty: Bool { self.steps.isEmpty }

  @MainActor fileprivate init(ofFieldsOf type: Any.Type) {
    self.comparison = Comparison.of(type)
    self.addFields(of: type, at: 0)
  }

  /// The layout of a single value, which may be a property itself.
  @MainActor init(ofPayload type: Any.Type) {
    self.comparison = Comparison.of(type)
    self.add(type, named: "", at: 0)
  }

  /// Adds the fields of a type, each under its own name or, where they are parts of a stored property,
  /// under the name of that.
  @MainActor private func addFields(of type: Any.Type, named name: String? = nil, at base: Int) {
    for field in TypeMetadata.fields(of: type) where field.isStrong {
      self.add(field.type, named: name ?? field.name, at: base + field.offset)
    }
  }

  @MainActor private func add(_ type: Any.Type, named name: String, at offset: Int) {
    // Casting the *type*, on the main actor, also finds conformances isolated to it.
    if let property = type as? any InstallableProperty.Type {
      self.steps.append(.install(property, offset: offset, slot: self.slotNames.count))
      self.slotNames.append(name)
      return
    }
    switch TypeMetadata.kind(of: type) {
    case .tuple:
      self.addFields(of: type, named: name, at: offset)
    case .optional, .enumeration:
      // What can be copied bit by bit holds no state.
      if TypeMetadata.isPlain(type) == false, let payload = PayloadLayout(of: type) {
        self.steps.append(.payload(payload, offset: offset, slot: self.slotNames.count))
        self.slotNames.append(name)
        self.hasUpdates = true
      }
    default:
      if type is any DynamicProperty.Type {
        self.addFields(of: type, named: name, at: offset)
      }
    }
    if let property = type as? any DynamicProperty.Type {
      self.steps.append(.update(property, offset: offset))
      self.hasUpdates = true
    }
  }
}

// MARK: - Following the list

extension PropertyLayout {
  /// Installs and updates the dynamic properties of `value` in place.
  @MainActor func update<Value>(_ value: inout Value, in host: PropertyHost) {
    withUnsafeMutablePointer(to: &value) {
      self.update(at: UnsafeMutableRawPointer($0), slots: host.slots, in: host)
    }
  }

  /// Installs and updates the dynamic properties of the value at `base` in place.
  @MainActor func update(
    at base: UnsafeMutableRawPointer,
    slots: PropertySlots,
    in host: PropertyHost
  ) {
    for step in self.steps {
      switch step {
      case .install(let type, let offset, let slot):
        type.install(at: base + offset, slot: PropertySlot(slots, slot), in: host)
      case .update(let type, let offset):
        // Something in it may be missing.
        if host.graph.fault != nil { return }
        host.graph.world.trace { "\(type) update" }
        PropertyLayout.update(type, at: base + offset)
      case .payload(let payload, let offset, let slot):
        payload.update(at: base + offset, slot: PropertySlot(slots, slot), in: host)
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
    let layout = PropertyLayout(ofFieldsOf: type)
    self.known[ObjectIdentifier(type)] = layout
    return layout
  }
}

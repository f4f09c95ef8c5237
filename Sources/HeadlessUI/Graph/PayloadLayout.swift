/// The dynamic properties in the payload of an optional or an enum, case by case.
///
/// What the payload of a case is, is learnt from the first value that is in that case. The state of a
/// payload ends when the value changes to another case.
final class PayloadLayout {
  private let type: Any.Type
  private var layouts: [UInt32: PropertyLayout] = [:]

  /// Makes the layout; `nil` if the type is an optional of something without dynamic properties.
  @MainActor init?(of type: Any.Type) {
    self.type = type
    guard let optional = type as? any OptionalValue.Type else { return }
    let layout = PropertyLayout(ofPayload: optional.payload)
    if layout.isEmpty { return nil }
  }

  @MainActor func update(
    at pointer: UnsafeMutableRawPointer,
    slot: PropertySlot,
    in host: PropertyHost
  ) {
    let tag = TypeMetadata.enumTag(of: self.type, at: pointer)
    let layout = self.layout(for: tag, at: pointer)
    let state = slot.object { CaseState(tag: tag, layout: layout) }
    if state.tag != tag { state.begin(tag: tag, layout: layout) }
    if layout.isEmpty { return }
    TypeMetadata.withPayload(of: self.type, at: pointer, tag: tag) {
      layout.update(at: $0, slots: state.slots, in: host)
    }
  }

  @MainActor private func layout(
    for tag: UInt32,
    at pointer: UnsafeMutableRawPointer
  ) -> PropertyLayout {
    if let layout = self.layouts[tag] { return layout }
    let payload = TypeMetadata.payloadType(of: self.type, at: pointer, tag: tag) ?? Void.self
    let layout = PropertyLayout(ofPayload: payload)
    self.layouts[tag] = layout
    return layout
  }
}

/// The state of the case that an optional or an enum is in.
private final class CaseState {
  private(set) var tag: UInt32
  private(set) var slots: PropertySlots

  init(tag: UInt32, layout: PropertyLayout) {
    self.tag = tag
    self.slots = PropertySlots(count: layout.slotNames.count)
  }

  func begin(tag: UInt32, layout: PropertyLayout) {
    self.tag = tag
    self.slots = PropertySlots(count: layout.slotNames.count)
  }
}

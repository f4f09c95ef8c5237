/// The dynamic properties in the payload of an optional or an enum, case by case.
///
/// The state of a payload ends when the value changes to another case.
final class PayloadLayout {
  private let type: Any.Type
  /// By the tag of the case: an optional has the tags 0 and 1, of which 1 is `nil`.
  private let layouts: [PropertyLayout]

  /// Makes the layout; `nil` if no case has a dynamic property.
  @MainActor init?(of type: Any.Type) {
    self.type = type
    let optional = type as? any OptionalValue.Type
    let payloads = optional.map { [$0.payload, nil] } ?? TypeMetadata.payloadTypes(of: type)
    self.layouts = payloads.map { PropertyLayout(ofPayload: $0 ?? Void.self) }
    if self.layouts.allSatisfy(\.isEmpty) { return nil }
  }

  @MainActor func update(
    at pointer: UnsafeMutableRawPointer,
    slot: PropertySlot,
    in host: PropertyHost
  ) {
    let tag = TypeMetadata.enumTag(of: self.type, at: pointer)
    let layout = self.layouts[Int(tag)]
    let state = slot.object { CaseState(tag: tag, layout: layout) }
    if state.tag != tag { state.begin(tag: tag, layout: layout) }
    if layout.isEmpty { return }
    TypeMetadata.withPayload(of: self.type, at: pointer, tag: tag) {
      layout.update(at: $0, slots: state.slots, in: host)
    }
  }
}

/// The state of the case that an optional or an enum is in.
final class CaseState {
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

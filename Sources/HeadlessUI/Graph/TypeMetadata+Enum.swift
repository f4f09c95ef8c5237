// Enums are opened through their value witnesses: functions that every enum type's metadata leads to.
// Their order is part of Swift's stable ABI (TargetValueWitnessTable, TargetEnumValueWitnessTable).

extension TypeMetadata {
  private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// Which case an enum is in.
  static func enumTag(of type: Any.Type, at pointer: UnsafeRawPointer) -> UInt32 {
    self.witness(.getEnumTag, of: type, as: GetTag.self)(pointer, self.address(of: type))
  }

  /// The type of the payload of the case that an enum is in; `nil` if that case has none, or keeps it
  /// elsewhere because it is `indirect`.
  static func payloadType(
    of type: Any.Type,
    at pointer: UnsafeRawPointer,
    tag: UInt32
  ) -> Any.Type? {
    if self.isIndirect(tag, of: type) { return nil }
    func open<Value>(_: Value.Type) -> Any.Type? {
      let value = pointer.assumingMemoryBound(to: Value.self).pointee
      return Mirror(reflecting: value).children.first.map { Swift.type(of: $0.value) }
    }
    return _openExistential(type, do: open)
  }

  /// Gives access, in place, to the payload of the case that an enum is in.
  static func withPayload(
    of type: Any.Type,
    at pointer: UnsafeMutableRawPointer,
    tag: UInt32,
    _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    let metadata = self.address(of: type)
    self.witness(.destructiveProjectEnumData, of: type, as: Project.self)(pointer, metadata)
    body(pointer)
    self.witness(.destructiveInjectEnumTag, of: type, as: Inject.self)(pointer, tag, metadata)
  }

  /// Whether a case of an enum is `indirect`, as the enum's field descriptor says.
  private static func isIndirect(_ tag: UInt32, of type: Any.Type) -> Bool {
    // Metadata leads to the descriptor of the type, whose fifth number leads to that of its fields:
    // four numbers, then a record for each case, those with a payload first: flags, type, name.
    let descriptor = (self.address(of: type) + MemoryLayout<UInt>.size)
      .load(as: UnsafeRawPointer.self)
    let offset = (descriptor + 16).load(as: Int32.self)
    if offset == 0 { return false }
    let fields = descriptor + 16 + Int(offset)
    guard tag < (fields + 12).load(as: UInt32.self) else { return false }
    return (fields + 16 + 12 * Int(tag)).load(as: UInt32.self) & 1 == 1
  }

  private enum Witness: Int {
    case getEnumTag
    case destructiveProjectEnumData
    case destructiveInjectEnumTag
  }

  private static func address(of type: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static func witness<Function>(
    _ witness: Witness,
    of type: Any.Type,
    as _: Function.Type
  ) -> Function {
    // The word before a type's metadata leads to its witnesses: eight functions, the size, the stride,
    // a word of flags, and then what only enums have.
    let word = MemoryLayout<UInt>.size
    let table = (self.address(of: type) - word).load(as: UnsafeRawPointer.self)
    return (table + (11 + witness.rawValue) * word).load(as: Function.self)
  }
}

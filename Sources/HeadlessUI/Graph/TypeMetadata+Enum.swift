// Enums are opened through their value witnesses: functions that every enum type's metadata leads to.
// Their order is part of Swift's stable ABI (TargetValueWitnessTable, TargetEnumValueWitnessTable), as
// is the layout of a type's description and of the records of its cases (TargetEnumDescriptor,
// FieldDescriptor, FieldRecord).

extension TypeMetadata {
  private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject =
    @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// Which case an enum is in.
  static func enumTag(of type: Any.Type, at pointer: UnsafeRawPointer) -> UInt32 {
    self.witness(.getEnumTag, of: type, as: GetTag.self)(pointer, self.address(of: type))
  }

  /// The payload types of an enum's cases, by their tags; `nil` for a case without payload.
  ///
  /// They are the types of the declaration. A value (as in a `Mirror`) would tell the type of what is
  /// in it, which is another one where the payload's type is a protocol.
  static func payloadTypes(of type: Any.Type) -> [Any.Type?] {
    guard self.kind(of: type) == .enumeration else { return [] }
    let (metadata, word) = (self.address(of: type), MemoryLayout<UInt>.size)
    let descriptor = (metadata + word).load(as: UnsafeRawPointer.self)
    guard let fields = self.relative(at: descriptor + 16) else { return [] }
    let size = (fields + 10).load(as: UInt16.self)
    let count = (fields + 12).load(as: UInt32.self)
    return (0..<Int(count)).map { index in
      let record = fields + 16 + index * Int(size)
      guard let name = self.relative(at: record + 4) else { return nil }
      let isIndirect = record.load(as: UInt32.self) & 1 == 1
      if isIndirect { return IndirectPayload.self }
      return _getTypeByMangledNameInContext(
        name.assumingMemoryBound(to: UInt8.self),
        UInt(self.length(ofMangledName: name)),
        genericContext: descriptor,
        genericArguments: metadata + 2 * word
      )
    }
  }

  /// Follows a relative pointer: it holds its distance from itself, or 0.
  private static func relative(at pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = pointer.load(as: Int32.self)
    return distance == 0 ? nil : pointer + Int(distance)
  }

  /// A name ends with a zero; the bytes of the references in it are not part of the text.
  private static func length(ofMangledName name: UnsafeRawPointer) -> Int {
    var length = 0
    while true {
      switch (name + length).load(as: UInt8.self) {
      case 0: return length
      case 0x01...0x17: length += 1 + MemoryLayout<Int32>.size
      case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
      default: length += 1
      }
    }
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

/// Stands for the payload of an indirect case: a reference to where it is.
private final class IndirectPayload {}

/// What the Swift runtime knows about the stored fields of a type.
///
/// The entry points are those that `Mirror` is built on. `Mirror` itself cannot be used: it copies
/// values and does not say where they lie.
enum TypeMetadata {
  struct Field {
    let name: String
    let type: Any.Type
    let offset: Int
    /// Whether it is stored as its type is, and not as a weak or unowned reference to it.
    let isStrong: Bool
  }

  enum Kind {
    case structure
    case enumeration
    case optional
    case tuple
    case function
    case reference
    case existential
    case other
  }

  /// How often fields were looked up: a test holds it constant over repeated updates.
  nonisolated(unsafe) static private(set) var lookups = 0

  /// The stored fields of a struct or tuple, in declaration order.
  static func fields(of type: Any.Type) -> [Field] {
    switch self.kind(of: type) {
    case .structure, .tuple: break
    default: return []
    }
    self.lookups += 1
    return (0..<fieldCount(type)).map { index in
      var record = FieldRecord()
      let fieldType = withUnsafeMutableBytes(of: &record) {
        childType(type, index: index, record: $0.baseAddress)
      }
      defer { record.free?(record.name) }
      return Field(
        name: record.name.map { String(cString: $0) } ?? "",
        type: fieldType,
        offset: childOffset(type, index: index),
        isStrong: record.isStrong
      )
    }
  }

  static func kind(of type: Any.Type) -> Kind {
    switch metadataKind(type) {
    case 0x200: .structure
    case 0x201: .enumeration
    case 0x202: .optional
    case 0x301: .tuple
    case 0x302: .function
    case 0x303: .existential
    case 0, 0x203, 0x800...: .reference
    default: .other
    }
  }

  /// How a value of a protocol type is stored.
  enum ExistentialLayout {
    /// Three words with the value or a reference to it, its type, what else there is.
    case value
    /// A reference, what else there is.
    case object
    /// A reference to a box.
    case error
  }

  static func existentialLayout(of type: Any.Type) -> ExistentialLayout {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let flags = (metadata + MemoryLayout<UInt>.size).load(as: UInt32.self)
    if flags >> 24 & 0x3F == 1 { return .error }
    return flags >> 31 == 0 ? .object : .value
  }

  static func size(of type: Any.Type) -> Int {
    func open<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: open)
  }

  /// Whether values of the type are plain data: copied bit by bit, with nothing to release.
  static func isPlain(_ type: Any.Type) -> Bool {
    func open<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    return _openExistential(type, do: open)
  }
}

/// What the runtime fills in about a field.
private struct FieldRecord {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childType(_: Any.Type, index: Int, record: UnsafeMutableRawPointer?) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_: Any.Type, index: Int) -> Int

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_: Any.Type) -> UInt

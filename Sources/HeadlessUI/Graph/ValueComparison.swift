/// Tells apart two values of one type whose bits differ.
protocol ValueComparison {
  func areEqual(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

/// By the values' `==`.
struct EquatableComparison: ValueComparison {
  let type: any Equatable.Type

  func areEqual(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    func open<Value: Equatable>(_: Value.Type) -> Bool {
      a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
    }
    return open(self.type)
  }
}

/// Both `nil`, or equal payloads.
struct OptionalComparison: ValueComparison {
  private let type: any OptionalValue.Type
  private let payload: Comparison

  init(of type: any OptionalValue.Type) {
    self.type = type
    self.payload = Comparison.of(type.payload)
  }

  func areEqual(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let isNil = self.type.isNil(at: a)
    guard isNil == self.type.isNil(at: b) else { return false }
    return isNil || self.payload.areEqual(at: a, b)
  }
}

/// The same case, and equal payloads.
struct EnumComparison: ValueComparison {
  private let type: Any.Type
  /// By the tag of the case.
  private let payloads: [Comparison?]

  init(of type: Any.Type) {
    self.type = type
    self.payloads = TypeMetadata.payloadTypes(of: type).map { $0.map { Comparison.of($0) } }
  }

  func areEqual(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let tag = TypeMetadata.enumTag(of: self.type, at: a)
    guard tag == TypeMetadata.enumTag(of: self.type, at: b) else { return false }
    // Of enums that C has declared, Swift knows no cases: they differ as their bits do.
    guard Int(tag) < self.payloads.count else { return false }
    guard let payload = self.payloads[Int(tag)] else { return true }
    return self.withPayload(at: a, tag) { a in
      self.withPayload(at: b, tag) { b in payload.areEqual(at: a, b) }
    }
  }

  /// Opens a copy, bit by bit: opening changes the value, which somebody else may be reading.
  private func withPayload(
    at pointer: UnsafeRawPointer,
    _ tag: UInt32,
    _ body: (UnsafeRawPointer) -> Bool
  ) -> Bool {
    let size = TypeMetadata.size(of: self.type)
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { copy in
      copy.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: size))
      var isEqual = false
      guard let address = copy.baseAddress else { return false }
      TypeMetadata.withPayload(of: self.type, at: address, tag: tag) {
        isEqual = body($0)
      }
      return isEqual
    }
  }
}

/// Values of the same type, which are equal by the rules for that type.
struct ExistentialComparison: ValueComparison {
  private let layout: TypeMetadata.ExistentialLayout

  init(of type: Any.Type) {
    self.layout = TypeMetadata.existentialLayout(of: type)
  }

  func areEqual(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    // Every existential begins as the simplest one of its layout does.
    switch self.layout {
    case .value:
      self.areEqual(a.load(as: Any.self), b.load(as: Any.self))
    case .object:
      self.areEqual(a.load(as: AnyObject.self), b.load(as: AnyObject.self))
    case .error:
      false
    }
  }

  private func areEqual(_ a: Any, _ b: Any) -> Bool {
    func open<Value>(_ a: Value) -> Bool {
      guard type(of: b) == Value.self, let b = b as? Value else { return false }
      return Comparison.of(Value.self).areEqual(a, b)
    }
    return _openExistential(a, do: open)
  }
}

/// An `Optional`, of whatever type.
///
/// Its payload lies where the optional lies.
protocol OptionalValue {
  static var payload: Any.Type { get }
  static func isNil(at pointer: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalValue {
  static var payload: Any.Type { Wrapped.self }

  static func isNil(at pointer: UnsafeRawPointer) -> Bool {
    pointer.assumingMemoryBound(to: Self.self).pointee == nil
  }
}

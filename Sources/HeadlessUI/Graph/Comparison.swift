/// How two values of one type are told apart: a list of steps, made once per type.
///
/// The rule is SwiftUI's, as its engineers have told it: plain data is compared field by field,
/// whatever `==` says; anything else by its `==`, if it has one; else field by field again, and the
/// payload of an enum's case likewise. What nothing better is known of (closures, objects without
/// `==`) is equal if its bits are: the same function that captured nothing, the same captured context.
final class Comparison {
  private enum Step {
    case bits(offset: Int, count: Int)
    /// Bits that need not be equal for the values to be.
    case value(any ValueComparison, offset: Int, count: Int)
    case property(any InstallableProperty.Type, offset: Int)
  }

  private var steps: [Step] = []

  private init(of type: Any.Type) {
    self.add(type, at: 0)
  }

  // Only the driving thread compares, and it may do so in a job that is not the main actor's.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Comparison] = [:]

  /// The comparison of two values of a type.
  ///
  /// Only the first call for a type looks at its metadata.
  static func of(_ type: Any.Type) -> Comparison {
    if let comparison = self.known[ObjectIdentifier(type)] { return comparison }
    let comparison = Comparison(of: type)
    self.known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  private func add(_ type: Any.Type, at offset: Int) {
    if let property = type as? any InstallableProperty.Type {
      if property.isPartOfValue { self.steps.append(.property(property, offset: offset)) }
    } else if TypeMetadata.isPlain(type) == false, let type = type as? any Equatable.Type {
      self.add(EquatableComparison(type: type), of: type, at: offset)
    } else if let optional = type as? any OptionalValue.Type {
      self.add(OptionalComparison(of: optional), of: type, at: offset)
    } else {
      switch TypeMetadata.kind(of: type) {
      case .enumeration: self.add(EnumComparison(of: type), of: type, at: offset)
      case .existential: self.add(ExistentialComparison(of: type), of: type, at: offset)
      default: self.addFields(of: type, at: offset)
      }
    }
  }

  private func add(_ comparison: some ValueComparison, of type: Any.Type, at offset: Int) {
    self.steps.append(.value(comparison, offset: offset, count: TypeMetadata.size(of: type)))
  }

  private func addFields(of type: Any.Type, at offset: Int) {
    let fields = TypeMetadata.fields(of: type)
    if fields.isEmpty { self.addBits(offset: offset, count: TypeMetadata.size(of: type)) }
    // Not all bits of a struct at once: what lies between its fields means nothing.
    for field in fields {
      if field.isStrong {
        self.add(field.type, at: offset + field.offset)
      } else {
        self.addBits(offset: offset + field.offset, count: TypeMetadata.size(of: field.type))
      }
    }
  }

  private func addBits(offset: Int, count: Int) {
    if count == 0 { return }
    if case .bits(let last, let length)? = self.steps.last, last + length == offset {
      self.steps[self.steps.count - 1] = .bits(offset: last, count: length + count)
    } else {
      self.steps.append(.bits(offset: offset, count: count))
    }
  }

  /// Whether two values of the type are equal.
  func areEqual(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for step in self.steps {
      switch step {
      case .bits(let offset, let count):
        if memcmp(a + offset, b + offset, count) != 0 { return false }
      case .value(let comparison, let offset, let count):
        // Equal bits spare the call.
        if memcmp(a + offset, b + offset, count) != 0,
          comparison.areEqual(at: a + offset, b + offset) == false
        {
          return false
        }
      case .property(let type, let offset):
        if type.isSame(a + offset, b + offset) == false { return false }
      }
    }
    return true
  }

  /// Whether two values of the type are equal.
  func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in self.areEqual(at: a, b) } }
  }
}

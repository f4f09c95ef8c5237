/// How two values of one type are told apart: a list of steps, made once per type.
///
/// The rule is SwiftUI's, as its engineers have told it: plain data is compared field by field,
/// whatever `==` says; anything else by its `==`, if it has one; else field by field again. What
/// nothing better is known of (closures, existentials) is equal if its bits are: the same function
/// that captured nothing, the same captured context.
final class Comparison {
  private enum Step {
    case bits(offset: Int, count: Int)
    case equatable(any Equatable.Type, offset: Int, count: Int)
  }

  private var steps: [Step] = []

  private init(of type: Any.Type) {
    self.add(type, at: 0)
  }

  @MainActor private static var known: [ObjectIdentifier: Comparison] = [:]

  /// The comparison of two values of a type.
  ///
  /// Only the first call for a type looks at its metadata.
  @MainActor static func of(_ type: Any.Type) -> Comparison {
    if let comparison = self.known[ObjectIdentifier(type)] { return comparison }
    let comparison = Comparison(of: type)
    self.known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  private func add(_ type: Any.Type, at offset: Int) {
    if let property = type as? any InstallableProperty.Type {
      if property.takesPartInComparison == false { return }
    } else if TypeMetadata.isPlain(type) == false, let equatable = type as? any Equatable.Type {
      let count = TypeMetadata.size(of: type)
      return self.steps.append(.equatable(equatable, offset: offset, count: count))
    }
    let fields = TypeMetadata.fields(of: type)
    if fields.isEmpty {
      self.addBits(offset: offset, count: TypeMetadata.size(of: type))
    } else {
      // Not all bits of a struct at once: what lies between its fields means nothing.
      for field in fields { self.add(field.type, at: offset + field.offset) }
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
      case .equatable(let type, let offset, let count):
        // Equal bits spare the call.
        if memcmp(a + offset, b + offset, count) != 0,
          areEqualValues(type, a + offset, b + offset) == false
        {
          return false
        }
      }
    }
    return true
  }

  /// Whether two values of the type are equal.
  func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in self.areEqual(at: a, b) } }
  }
}

private func areEqualValues<Value: Equatable>(
  _: Value.Type,
  _ a: UnsafeRawPointer,
  _ b: UnsafeRawPointer
) -> Bool {
  a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
}

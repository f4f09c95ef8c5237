import HeadlessUI

/// The even ones of some numbers, found anew only when the numbers change.
@propertyWrapper
struct EvensProperty: DynamicProperty {
  private final class Storage {
    var numbers: [Int]?
    var evens: [Int] = []
  }

  private let numbers: [Int]
  @State private var storage = Storage()

  init(_ numbers: [Int]) {
    self.numbers = numbers
  }

  var wrappedValue: [Int] { self.storage.evens }

  func update() {
    guard self.storage.numbers != self.numbers else { return }
    print("computing")
    self.storage.numbers = self.numbers
    self.storage.evens = self.numbers.filter { $0.isMultiple(of: 2) }
  }
}

/// A result that is computed anew only when one of the values that it depends on changes.
@propertyWrapper
struct MemoProperty<each Dependency: Equatable, Output>: DynamicProperty {
  private let dependencies: (repeat each Dependency)
  private let compute: (repeat each Dependency) -> Output
  private var storage = State(initialValue: MemoStorage<repeat each Dependency, Output>())

  init(
    _ dependencies: repeat each Dependency,
    compute: @escaping (repeat each Dependency) -> Output
  ) {
    self.dependencies = (repeat each dependencies)
    self.compute = compute
  }

  var wrappedValue: Output? { self.storage.wrappedValue.output }

  func update() {
    let storage = self.storage.wrappedValue
    if storage.output != nil, storage.isFor(repeat each self.dependencies) { return }
    print("computing")
    storage.dependencies = (repeat each self.dependencies)
    storage.output = self.compute(repeat each self.dependencies)
  }
}

final class MemoStorage<each Dependency: Equatable, Output> {
  var dependencies: (repeat each Dependency)?
  var output: Output?

  func isFor(_ dependencies: repeat each Dependency) -> Bool {
    guard let known = self.dependencies else { return false }
    for (known, next) in repeat (each known, each dependencies) {
      if known != next { return false }
    }
    return true
  }
}

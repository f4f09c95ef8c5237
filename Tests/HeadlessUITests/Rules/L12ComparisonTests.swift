import HeadlessUI
import Testing

@Suite("L12 Comparison: which child views are evaluated because of their parent")
@MainActor
struct L12ComparisonTests {
  /// A pair of values that a parent passes in two bodies, and whether the child's body is skipped.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isSkipped: Bool
    let evaluations: @MainActor @Sendable () throws -> Int

    init<Content: View>(
      _ name: String,
      isSkipped: Bool,
      _ make: @escaping @MainActor @Sendable (_ round: Int) -> Content
    ) {
      self.testDescription = name
      self.isSkipped = isSkipped
      self.evaluations = {
        let simulation = Simulation { Stage(make: make) }
        return try simulation.lines { try simulation.tap("Next") }.filter { $0 == "body" }.count
      }
    }

    /// A child that stores one value.
    init<Value>(
      _ name: String,
      isSkipped: Bool,
      storing value: @escaping @MainActor @Sendable (_ round: Int) -> Value
    ) {
      self.init(name, isSkipped: isSkipped) { Stores(value: value($0)) }
    }
  }

  private struct Stage<Content: View>: View {
    let make: @MainActor (Int) -> Content
    @State private var round = 0

    var body: some View {
      Button("Next") { self.round += 1 }
      self.make(self.round)
    }
  }

  struct Stores<Value>: View {
    let value: Value

    var body: some View {
      let _ = print("body")
      Text("")
    }
  }

  private func check(_ row: Row) throws {
    #expect(try row.evaluations() == (row.isSkipped ? 0 : 1))
  }

  @Test("Plain data is compared by value, whatever == says", arguments: plainData)
  func plain(_ row: Row) throws {
    try self.check(row)
  }

  @Test("Anything else by ==, if it has one; else field by field", arguments: otherData)
  func other(_ row: Row) throws {
    try self.check(row)
  }

  @Test("Optionals and enums: the case, then the payload", arguments: cases)
  func enumerations(_ row: Row) throws {
    try self.check(row)
  }

  @Test("References: the same object, or ==", arguments: references)
  func objects(_ row: Row) throws {
    try self.check(row)
  }

  @Test("Closures: one without captures is equal to itself", arguments: closures)
  func functions(_ row: Row) throws {
    try self.check(row)
  }

  @Test("What lies between fields means nothing", arguments: padding)
  func paddingMeansNothing(_ row: Row) throws {
    try self.check(row)
  }

  @Test("Dynamic properties: bindings count, states and environment do not", arguments: properties)
  func dynamicProperties(_ row: Row) throws {
    try self.check(row)
  }

  @Test("EquatableView asks == for plain data too", arguments: equatableViews)
  func equatable(_ row: Row) throws {
    try self.check(row)
  }

  @Test("A view without inputs is never evaluated because of its parent")
  func noInputs() throws {
    try self.check(Row("no inputs", isSkipped: true) { _ in NoInputs() })
  }

  @Test("State and observable objects have nothing to do with the comparison")
  func independent() throws {
    let simulation = Simulation { AlwaysEqual.Stage() }
    #expect(simulation.lines == ["count 0"])
    #expect(try simulation.lines { try simulation.tap("Next") } == [])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["count 1"])
  }

  @Test("Inside AnyView, a ForEach row and a modifier the same rules hold")
  func elsewhere() throws {
    for isEqual in [true, false] {
      let number: @MainActor @Sendable (Int) -> Int = { isEqual ? 7 : $0 }
      try self.check(Row("AnyView", isSkipped: isEqual) { AnyView(Stores(value: number($0))) })
      try self.check(
        Row("row", isSkipped: isEqual) { round in
          ForEach(0..<1) { _ in Stores(value: number(round)) }
        }
      )
      try self.check(
        Row("modified", isSkipped: isEqual) { Stores(value: number($0)).modifier(Constant()) }
      )
      try self.check(
        Row("modifier", isSkipped: isEqual) { Text("").modifier(Storing(value: number($0))) }
      )
      try self.check(
        Row("modified view", isSkipped: isEqual) { Stores(value: number($0)).onAppear {}.id(1) }
      )
    }
  }
}

// MARK: - The table

private typealias Row = L12ComparisonTests.Row

private let plainData: [Row] = [
  Row("a number, the same", isSkipped: true, storing: { _ in 7 }),
  Row("a number, another", isSkipped: false, storing: { $0 }),
  Row("zero and minus zero", isSkipped: false, storing: { $0 == 0 ? 0.0 : -0.0 }),
  Row("not a number, twice", isSkipped: true, storing: { _ in Double.nan }),
  Row("a tuple, the same", isSkipped: true, storing: { _ in (1, 2.5, true) }),
  Row("a tuple, one part another", isSkipped: false, storing: { (1, 2.5, $0 == 0) }),
  Row(
    "nested structs, the same",
    isSkipped: true,
    storing: { _ in Outer(inner: Inner(number: 1)) }
  ),
  Row("nested structs, another", isSkipped: false, storing: { Outer(inner: Inner(number: $0)) }),
  Row("== says equal, bits differ", isSkipped: false, storing: { PlainEqual(number: $0) }),
  Row("== says different, bits equal", isSkipped: true, storing: { _ in PlainUnequal(number: 1) }),
  Row("a plain view whose == says equal", isSkipped: false) { PlainEqualView(number: $0) },
  Row("a plain view whose == says different", isSkipped: true) { _ in PlainUnequalView(number: 1) },
  Row("a metatype, the same", isSkipped: true, storing: { _ in Int.self as Any.Type }),
  Row("nothing", isSkipped: true, storing: { _ in () }),
]

private let otherData: [Row] = [
  Row("a short string, built twice", isSkipped: true, storing: { _ in String(["a", "b"]) }),
  Row("a long string, built twice", isSkipped: true, storing: { _ in long("x") }),
  Row("a long string, another", isSkipped: false, storing: { long("\($0)") }),
  Row("an array, built twice", isSkipped: true, storing: { _ in Array(1...3) }),
  Row("an array, another", isSkipped: false, storing: { Array(0...$0) }),
  Row("an array of what has no ==, the same", isSkipped: true, storing: { _ in sharedArray }),
  Row("an array of what has no ==, built twice", isSkipped: false) { round in
    L12ComparisonTests.Stores(value: [NotEqual(text: long("\(round * 0)"))])
  },
  Row("a dictionary, built twice", isSkipped: true, storing: { _ in ["a": 1, "b": 2] }),
  Row(
    "a struct without ==, equal fields",
    isSkipped: true,
    storing: { _ in NotEqual(text: long("x")) }
  ),
  Row(
    "a struct without ==, another field",
    isSkipped: false,
    storing: { NotEqual(text: long("\($0)")) }
  ),
  Row("== says equal", isSkipped: true, storing: { LongEqual(text: long("\($0)")) }),
  Row("== says different", isSkipped: false, storing: { LongUnequal(text: long("\($0 * 0)")) }),
  Row("a view whose == says equal", isSkipped: true) { LongEqualView(text: long("\($0)")) },
  Row("a view whose == says different", isSkipped: false) {
    LongUnequalView(text: long("\($0 * 0)"))
  },
  Row("a view with a view in it, equal", isSkipped: true, storing: { _ in Text(long("x")) }),
  Row("a view with a view in it, another", isSkipped: false, storing: { Text(long("\($0)")) }),
  Row("an existential, small and equal", isSkipped: true, storing: { _ in 7 as any Sendable }),
  Row("an existential, small and another", isSkipped: false, storing: { $0 as any Sendable }),
  Row(
    "an existential, large and equal",
    isSkipped: true,
    storing: { _ in Large() as any Sendable }
  ),
  Row(
    "an existential, large and another",
    isSkipped: false,
    storing: { Large(d: $0) as any Sendable }
  ),
  Row("an existential of two types", isSkipped: false) {
    L12ComparisonTests.Stores<any Sendable>(value: $0 == 0 ? Int(1) as any Sendable : UInt(1))
  },
  Row(
    "an existential of a string, built twice",
    isSkipped: true,
    storing: { _ in long("x") as Any }
  ),
  Row("a key path, the same", isSkipped: true, storing: { _ in \String.count }),
]

private let cases: [Row] = [
  Row("an optional number, the same", isSkipped: true, storing: { _ in 7 as Int? }),
  Row("an optional number, another", isSkipped: false, storing: { $0 as Int? }),
  Row("nil twice", isSkipped: true, storing: { _ in nil as Int? }),
  Row("nil and a number", isSkipped: false, storing: { $0 == 0 ? nil : 0 }),
  Row("an optional string, built twice", isSkipped: true, storing: { _ in long("x") as String? }),
  Row("an optional without ==, equal", isSkipped: true) { _ in
    L12ComparisonTests.Stores(value: NotEqual(text: long("x")) as NotEqual?)
  },
  Row("an optional without ==, another", isSkipped: false) {
    L12ComparisonTests.Stores(value: NotEqual(text: long("\($0)")) as NotEqual?)
  },
  Row(
    "an optional in an optional",
    isSkipped: false,
    storing: { $0 == 0 ? .some(nil) : nil as Int?? }
  ),
  Row("an enum without payload, the same", isSkipped: true, storing: { _ in Bare.one }),
  Row("an enum without payload, another", isSkipped: false, storing: { $0 == 0 ? Bare.one : .two }),
  Row("an enum, plain payload, the same", isSkipped: true, storing: { _ in Plain.number(7) }),
  Row("an enum, plain payload, another", isSkipped: false, storing: { Plain.number($0) }),
  Row("an enum, another case of equal bits", isSkipped: false) {
    L12ComparisonTests.Stores(value: $0 == 0 ? Plain.number(0) : .other(0))
  },
  Row("an enum without ==, equal payload", isSkipped: true, storing: { _ in Rich.text(long("x")) }),
  Row(
    "an enum without ==, another payload",
    isSkipped: false,
    storing: { Rich.text(long("\($0)")) }
  ),
  Row("an enum without ==, another case", isSkipped: false) {
    L12ComparisonTests.Stores(value: $0 == 0 ? Rich.text(long("x")) : .pair(long("x"), 1))
  },
  Row("an enum without ==, two values", isSkipped: true, storing: { _ in Rich.pair(long("x"), 1) }),
  Row("an enum without ==, no payload", isSkipped: true, storing: { _ in Rich.empty }),
  Row("an enum with ==, equal", isSkipped: true, storing: { _ in Equal.text(long("x")) }),
  Row("an enum with ==, another", isSkipped: false, storing: { Equal.text(long("\($0)")) }),
  Row("an indirect enum, the same value", isSkipped: true, storing: { _ in sharedList }),
]

private let references: [Row] = [
  Row("the same object", isSkipped: true, storing: { _ in Object.shared }),
  Row("another object", isSkipped: false, storing: { _ in Object() }),
  Row("another object, == says equal", isSkipped: true, storing: { _ in EqualObject() }),
  Row("an optional object, the same", isSkipped: true, storing: { _ in Object.shared as Object? }),
  Row("an optional object, another", isSkipped: false, storing: { _ in Object() as Object? }),
  Row("an observable object, the same", isSkipped: true, storing: { _ in Observed.shared }),
  Row("a weak reference, the same", isSkipped: true, storing: { _ in Weak(object: Object.shared) }),
  Row("a weak reference, another", isSkipped: false) {
    L12ComparisonTests.Stores(value: Weak(object: $0 == 0 ? Object.shared : Object.other))
  },
  Row("a weak reference, gone", isSkipped: true, storing: { _ in Weak(object: nil) }),
  Row("an unowned reference", isSkipped: true, storing: { _ in Unowned(object: Object.shared) }),
  Row("a protocol of classes, the same", isSkipped: true) { _ in
    L12ComparisonTests.Stores<any AnyObject & Sendable>(value: Object.shared)
  },
]

private let closures: [Row] = [
  Row("no captures", isSkipped: true) { _ in Acts { print("tapped") } },
  Row("another closure", isSkipped: false) { $0 == 0 ? Acts { print("a") } : Acts { print("b") } },
  Row("a captured value that changes", isSkipped: false) { round in Acts { print(round) } },
  Row("a function of the module", isSkipped: true) { _ in Acts(action: function) },
  Row("a closure with parameters, no captures", isSkipped: true) { _ in Maps { $0 + 1 } },
  Row("a closure with parameters, a changed capture", isSkipped: false) { round in
    Maps { $0 + round }
  },
  Row("an optional closure, none", isSkipped: true) { _ in MayAct(action: nil) },
  Row("an optional closure, no captures", isSkipped: true) { _ in MayAct { print("tapped") } },
  Row("an optional closure, a changed capture", isSkipped: false) { round in
    MayAct { print(round) }
  },
  Row("one closure, handed on", isSkipped: true) { _ in Acts(action: sharedClosure) },
]

private let padding: [Row] = [
  Row("a struct", isSkipped: true) { L12ComparisonTests.Stores(value: dirtied(Padded(), $0)) },
  Row("a tuple", isSkipped: true) {
    L12ComparisonTests.Stores(value: dirtied((Int8(1), 2), $0))
  },
  Row("an optional", isSkipped: true) {
    L12ComparisonTests.Stores(value: dirtied(Padded() as Padded?, $0))
  },
  Row("a plain enum", isSkipped: true) {
    L12ComparisonTests.Stores(value: dirtied(PaddedCase.padded(Padded()), $0))
  },
  Row("a struct that differs", isSkipped: false) {
    L12ComparisonTests.Stores(value: dirtied(Padded(a: Int8($0)), $0))
  },
]

private let properties: [Row] = [
  Row("a state's initial value", isSkipped: true) { HasState(initial: $0) },
  Row("a state inside a property", isSkipped: true) { HasProperty(property: .init(initial: $0)) },
  Row("a field inside a property", isSkipped: false) { HasProperty(property: .init(field: $0)) },
  Row("a constant binding, made anew", isSkipped: false) { _ in HasBinding(number: .constant(1)) },
  Row("an environment property", isSkipped: true) { _ in HasEnvironment() },
]

private let equatableViews: [Row] = [
  Row("== says equal", isSkipped: true) { PlainEqualView(number: $0).equatable() },
  Row("== says different", isSkipped: false) { _ in PlainUnequalView(number: 1).equatable() },
  Row("EquatableView(content:)", isSkipped: true) {
    EquatableView(content: PlainEqualView(number: $0))
  },
  Row("not plain, == says equal", isSkipped: true) {
    LongEqualView(text: long("\($0)")).equatable()
  },
]

// MARK: - What is compared

private func long(_ suffix: String) -> String {
  "a text that is too long to be stored in the string itself: " + suffix
}

private struct Inner { var number: Int }
private struct Outer { var inner: Inner }

private struct PlainEqual: Equatable {
  let number: Int

  static func == (first: Self, second: Self) -> Bool { true }
}

private struct PlainUnequal: Equatable {
  let number: Int

  static func == (first: Self, second: Self) -> Bool { false }
}

private struct PlainEqualView: View, Equatable {
  let number: Int

  nonisolated static func == (first: Self, second: Self) -> Bool { true }

  var body: some View {
    let _ = print("body")
    Text("")
  }
}

private struct PlainUnequalView: View, Equatable {
  let number: Int

  nonisolated static func == (first: Self, second: Self) -> Bool { false }

  var body: some View {
    let _ = print("body")
    Text("")
  }
}

private struct NotEqual: Sendable { let text: String }

private let sharedArray = [NotEqual(text: long("x"))]

private struct LongEqual: Equatable {
  let text: String

  static func == (first: Self, second: Self) -> Bool { true }
}

private struct LongUnequal: Equatable {
  let text: String

  static func == (first: Self, second: Self) -> Bool { false }
}

private struct LongEqualView: View, Equatable {
  let text: String

  nonisolated static func == (first: Self, second: Self) -> Bool { true }

  var body: some View {
    let _ = print("body")
    Text("")
  }
}

private struct LongUnequalView: View, Equatable {
  let text: String

  nonisolated static func == (first: Self, second: Self) -> Bool { false }

  var body: some View {
    let _ = print("body")
    Text("")
  }
}

private struct Large: Sendable {
  var a = 1
  var b = 2
  var c = 3
  var d = 4
}

private enum Bare {
  case one
  case two
  case three
}

private enum Plain {
  case number(Int)
  case other(Int)
  case empty
}

private enum Rich {
  case text(String)
  case pair(String, Int)
  case empty
}

private enum Equal: Equatable {
  case text(String)
  case number(Int)
}

private indirect enum LinkedList: Sendable {
  case end
  case node(Int, LinkedList)
}

private let sharedList = LinkedList.node(1, .node(2, .end))

private final class Object: Sendable {
  static let shared = Object()
  static let other = Object()
}

private final class EqualObject: Equatable {
  static func == (first: EqualObject, second: EqualObject) -> Bool { true }
}

@Observable @MainActor
private final class Observed {
  static let shared = Observed()
  var number = 0
}

private struct Weak {
  weak var object: Object?
}

private struct Unowned {
  unowned let object: Object
}

private struct Acts: View {
  let action: () -> Void

  init(action: @escaping () -> Void) {
    self.action = action
  }

  var body: some View {
    let _ = print("body")
    Button("Act") { self.action() }
  }
}

private struct Maps: View {
  let map: (Int) -> Int

  init(map: @escaping (Int) -> Int) {
    self.map = map
  }

  var body: some View {
    let _ = print("body")
    Text("\(self.map(1))")
  }
}

private struct MayAct: View {
  let action: (() -> Void)?

  init(action: (() -> Void)?) {
    self.action = action
  }

  var body: some View {
    let _ = print("body")
    Text(self.action == nil ? "inert" : "acts")
  }
}

private func function() {}

@MainActor private let sharedClosure: () -> Void = {
  let text = long("captured")
  return { print(text) }
}()

private struct Padded {
  var a: Int8 = 1
  var b = 2
}

private enum PaddedCase {
  case padded(Padded)
  case small(Int8)
}

/// The same value, in memory whose unused bytes hold `byte`.
private func dirtied<Value>(_ value: Value, _ byte: Int) -> Value {
  let memory = UnsafeMutableRawPointer.allocate(
    byteCount: MemoryLayout<Value>.size,
    alignment: MemoryLayout<Value>.alignment
  )
  defer { memory.deallocate() }
  memory.initializeMemory(
    as: UInt8.self,
    repeating: UInt8(byte * 0x55),
    count: MemoryLayout<Value>.size
  )
  return memory.initializeMemory(as: Value.self, repeating: value, count: 1).move()
}

private struct HasState: View {
  @State private var number: Int

  init(initial: Int) {
    self._number = State(initialValue: initial)
  }

  var body: some View {
    let _ = print("body")
    Text("\(self.number)")
  }
}

private struct Property: DynamicProperty {
  var field = 0
  @State private var number: Int

  init(initial: Int = 0, field: Int = 0) {
    self._number = State(initialValue: initial)
    self.field = field
  }
}

private struct HasProperty: View {
  private var property: Property

  init(property: Property) {
    self.property = property
  }

  var body: some View {
    let _ = print("body")
    Text("\(self.property.field)")
  }
}

private struct HasBinding: View {
  @Binding var number: Int

  var body: some View {
    let _ = print("body")
    Text("\(self.number)")
  }
}

private struct HasEnvironment: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let _ = print("body")
    Text("\(self.isEnabled)")
  }
}

private struct NoInputs: View {
  var body: some View {
    let _ = print("body")
    Text("")
  }
}

private struct Constant: ViewModifier {
  func body(content: Content) -> some View { content }
}

private struct Storing: ViewModifier {
  let value: Int

  func body(content: Content) -> some View {
    let _ = print("body")
    content
  }
}

private struct AlwaysEqual: View, Equatable {
  let text: String
  @State private var count = 0

  init(text: String) {
    self.text = text
  }

  nonisolated static func == (first: Self, second: Self) -> Bool { true }

  var body: some View {
    let _ = print("count \(self.count)")
    Button("Add") { self.count += 1 }
  }

  struct Stage: View {
    @State private var round = 0

    var body: some View {
      Button("Next") { self.round += 1 }
      AlwaysEqual(text: long("\(self.round)"))
    }
  }
}

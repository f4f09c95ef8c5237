import Testing

@testable import HeadlessUI

@Suite("L9 Discovery: which stored properties are found")
@MainActor
struct L9DiscoveryTests {
  /// What the view of a value prints at launch, and when its read state changes.
  private func lines<Value>(_ value: Value) throws -> [String] {
    let simulation = Simulation { Holder(value: value) }
    let launch = simulation.lines
    let again = try simulation.lines { try simulation.tap("Again") }
    #expect(launch == again)
    return launch
  }

  // MARK: - Found

  @Test("In an optional")
  func optional() throws {
    #expect(try self.lines(Probe("a") as Probe?) == ["update a 10"])
    #expect(try self.lines(nil as Probe?) == [])
    #expect(try self.lines(Probe("a") as Probe??) == ["update a 10"])
    #expect(try self.lines([Probe("a")].first) == ["update a 10"])
  }

  @Test("In each payload case of an enum, and in none of a case without payload")
  func enumeration() throws {
    #expect(try self.lines(Choice.one(Probe("a"))) == ["update a 10"])
    #expect(try self.lines(Choice.two(Probe("a"), Probe("b"))) == ["update a 10", "update b 10"])
    #expect(try self.lines(Choice.labelled(probe: Probe("a"), number: 3)) == ["update a 10"])
    #expect(try self.lines(Choice.nested(.one(Probe("a")))) == ["update a 10"])
    #expect(try self.lines(Choice.number(3)) == [])
    #expect(try self.lines(Choice.text("text")) == [])
    #expect(try self.lines(Choice.empty) == [])
    #expect(try self.lines(Choice.alsoEmpty) == [])
  }

  @Test("In an enum of one case, and in one with a payload that is an enum of its own")
  func smallEnumerations() throws {
    #expect(try self.lines(Single.only(Probe("a"))) == ["update a 10"])
    #expect(try self.lines(Single.only(Probe("a")) as Single?) == ["update a 10"])
    #expect(try self.lines(nil as Single?) == [])
    #expect(try self.lines(Outer<String>.Inner.probe(Probe("a"))) == ["update a 10"])
    #expect(try self.lines(Outer<String>.Inner.value("text")) == [])
    #expect(try self.lines(Outer<Probe>.Inner.value(Probe("a"))) == ["update a 10"])
    #expect(try self.lines(Either<Int, Probe>.second(Probe("a"))) == ["update a 10"])
    #expect(try self.lines(Either<Probe, Int>.second(1)) == [])
    #expect(try self.lines(Result<Probe, Failure>.success(Probe("a"))) == ["update a 10"])
    #expect(try self.lines(Result<Probe, Failure>.failure(Failure())) == [])
  }

  @Test("In a tuple, in its order")
  func tuple() throws {
    #expect(
      try self.lines((Probe("a"), 1, Probe("b"))) == ["update a 10", "update b 10"]
    )
    #expect(
      try self.lines((1, (Probe("a"), "x"), Probe("b") as Probe?)) == [
        "update a 10", "update b 10",
      ]
    )
  }

  @Test("In a conforming struct, whose own update() comes after")
  func nested() throws {
    #expect(
      try self.lines(Layers()) == [
        "update inner 10", "update middle", "update optional 10", "update outer",
      ]
    )
  }

  @Test("In a generic property, at the type it has there")
  func generic() throws {
    #expect(try self.lines(Wrap(Probe("a"))) == ["update a 10", "update wrap"])
    #expect(
      try self.lines(Wrap(Wrap(Probe("a")))) == ["update a 10", "update wrap", "update wrap"]
    )
    #expect(try self.lines(Wrap("text")) == ["update wrap"])
    #expect(try self.lines(Wrap([Probe("a")])) == ["update wrap"])
  }

  @Test("In a property that is generic in a pack of types")
  func variadic() throws {
    #expect(
      try self.lines(Pack(Probe("a"), 1, Probe("b"))) == [
        "update a 10", "update b 10", "update pack of 3",
      ]
    )
    #expect(try self.lines(Pack(Probe("a"))) == ["update a 10", "update pack of 1"])
    let emptyPack: Pack<> = Pack()
    #expect(try self.lines(Pack("text", 2.5)) == ["update pack of 2"])
    #expect(try self.lines(emptyPack) == ["update pack of 0"])
  }

  @Test("A conformance that is isolated to the main actor, also in an optional and an enum")
  func isolated() throws {
    #expect(try self.lines(IsolatedProbe()) == ["update isolated"])
    #expect(try self.lines(IsolatedProbe() as IsolatedProbe?) == ["update isolated"])
    #expect(
      try self.lines(Either<IsolatedProbe, Int>.first(IsolatedProbe())) == ["update isolated"]
    )
  }

  // MARK: - Not found

  @Test("Not in an array, a dictionary or a set")
  func collections() throws {
    #expect(try self.lines([Probe("a")]) == [])
    #expect(try self.lines(["a": Probe("a")]) == [])
    #expect(try self.lines([Probe("a")][...]) == [])
  }

  @Test("Not in a class")
  func classes() throws {
    #expect(try self.lines(Reference()) == [])
    #expect(try self.lines(Reference() as Reference?) == [])
    #expect(try self.lines(Either<Reference, Int>.first(Reference())) == [])
  }

  @Test("Not in a struct that does not conform, nor in an enum in it")
  func plainStruct() throws {
    #expect(try self.lines(Plain()) == [])
    #expect(try self.lines(Plain() as Plain?) == [])
    #expect(try self.lines((Plain(), 1)) == [])
  }

  @Test("Not behind a protocol, a closure or an indirect case")
  func hidden() throws {
    #expect(try self.lines(Probe("a") as any DynamicProperty) == [])
    #expect(try self.lines(Probe("a") as any DynamicProperty as (any DynamicProperty)?) == [])
    #expect(try self.lines(Erased.property(Probe("a"))) == [])
    #expect(try self.lines(Erased.anything(Probe("a"))) == [])
    #expect(try self.lines(Erased.boxed(Probe("a"))) == [])
    let probe = Probe("a")
    #expect(try self.lines({ probe }) == [])
  }

  @Test("A view stored in a view is not a property of it")
  func views() throws {
    #expect(try self.lines(Holder(value: Probe("a"))) == [])
  }

  // MARK: - State

  @Test("A state in a payload is kept while the case stays, and ends with it")
  func caseChange() throws {
    let simulation = Simulation { Switching() }
    #expect(simulation.screen.hasPrefix("one 10\n"))
    try simulation.tap("Add")
    #expect(simulation.screen.hasPrefix("one 11\n"))
    try simulation.tap("Same case")
    #expect(simulation.screen.hasPrefix("one 11\n"))
    try simulation.tap("Other case")
    #expect(simulation.screen.hasPrefix("two 10\n"))
    try simulation.tap("Add")
    #expect(simulation.screen.hasPrefix("two 11\n"))
    try simulation.tap("No payload")
    #expect(simulation.screen.hasPrefix("empty\n"))
    try simulation.tap("Same case")
    #expect(simulation.screen.hasPrefix("one 10\n"))
  }

  @Test("What a payload's state holds is let go of when the case changes")
  func caseChangeReleases() throws {
    let simulation = Simulation { Releasing() }
    #expect(simulation.lines == ["found"])
    #expect(try simulation.lines { try simulation.tap("Off") } == ["held is gone"])
    try simulation.tap("On")
    #expect(try simulation.lines { try simulation.end() } == ["held is gone"])
  }

  @Test("Two fields of one enum type have two states")
  func twoEnums() throws {
    let simulation = Simulation { TwoChoices() }
    try simulation.tap("Add to first")
    #expect(simulation.screen.hasPrefix("11 10\n"))
  }

  // MARK: - Metadata

  @Test("A second update looks at no metadata, whatever the view holds")
  func noLookups() throws {
    let simulation = Simulation {
      Holder(value: Layers())
      Holder(value: Choice.nested(.two(Probe("a"), Probe("b"))))
      Holder(value: Pack(Probe("a"), 1, Probe("b")))
    }
    #expect(TypeMetadata.lookups > 0)
    let lookups = TypeMetadata.lookups
    try simulation.perform { simulation.graph.root?.forEachHost { $0.graph.schedule($0) } }
    try simulation.tap("Again")
    #expect(TypeMetadata.lookups == lookups)
  }

  @Test("A second simulation of the same views looks at no metadata either")
  func noLookupsInAnotherSimulation() throws {
    _ = Simulation { Holder(value: Layers()) }
    let lookups = TypeMetadata.lookups
    let simulation = Simulation { Holder(value: Layers()) }
    #expect(simulation.lines.isEmpty == false)
    #expect(TypeMetadata.lookups == lookups)
  }
}

// MARK: - What is held

private struct Holder<Value>: View {
  let value: Value
  @State private var count = 0

  var body: some View {
    Text("\(self.count)")
    Button("Again") { self.count += 1 }
  }
}

/// Says when it is updated, and the value of its state, which is 10 only if it was installed or not
/// lost on the way.
private struct Probe: DynamicProperty, Sendable {
  let name: String
  @State var number = 10

  init(_ name: String) {
    self.name = name
  }

  mutating func update() {
    print("update \(self.name) \(self.number)")
  }
}

private enum Choice {
  case one(Probe)
  case empty
  case two(Probe, Probe)
  case labelled(probe: Probe, number: Int)
  case number(Int)
  case text(String)
  case nested(Single2)
  case alsoEmpty

  enum Single2 {
    case one(Probe)
    case two(Probe, Probe)
  }
}

private enum Single {
  case only(Probe)
}

private enum Outer<Value> {
  enum Inner {
    case value(Value)
    case probe(Probe)
  }
}

private enum Either<First, Second> {
  case first(First)
  case second(Second)
}

private struct Failure: Error {}

private struct Layers: DynamicProperty {
  struct Middle: DynamicProperty {
    var inner = Probe("inner")

    mutating func update() {
      print("update middle")
    }
  }

  var middle = Middle()
  var number = 1
  var optional: Probe? = Probe("optional")

  mutating func update() {
    print("update outer")
  }
}

private struct Wrap<Value>: DynamicProperty {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  mutating func update() {
    print("update wrap")
  }
}

private struct Pack<each Element>: DynamicProperty {
  var elements: (repeat each Element)

  init(_ elements: repeat each Element) {
    self.elements = (repeat each elements)
  }

  mutating func update() {
    var count = 0
    for _ in repeat (each Element).self { count += 1 }
    print("update pack of \(count)")
  }
}

@MainActor
private struct IsolatedProbe: @MainActor DynamicProperty {
  @State private var number = 10

  mutating func update() {
    print("update isolated")
  }
}

private final class Reference {
  var probe = Probe("in class")
}

private struct Plain {
  var probe = Probe("in struct")
  var choice = Choice.one(Probe("in enum in struct"))
}

private enum Erased {
  case property(any DynamicProperty)
  case anything(Any)
  indirect case boxed(Probe)
}

private struct Switching: View {
  @State private var kind = 0

  var body: some View {
    Show(choice: self.kind == 0 ? .one(Probe("x")) : self.kind == 1 ? .one(Probe("y")) : self.other)
    Button("Same case") { self.kind = self.kind == 0 ? 1 : 0 }
    Button("Other case") { self.kind = 2 }
    Button("No payload") { self.kind = 3 }
  }

  private var other: Choice { self.kind == 2 ? .two(Probe("z"), Probe("w")) : .empty }

  struct Show: View {
    let choice: Choice

    var body: some View {
      switch self.choice {
      case .one(let probe):
        Text("one \(probe.number)")
        Button("Add") { probe.number += 1 }
      case .two(let probe, _):
        Text("two \(probe.number)")
        Button("Add") { probe.number += 1 }
      default:
        Text("empty")
      }
    }
  }
}

private struct Holding: DynamicProperty {
  @State var held: Mortal?
}

private struct Releasing: View {
  @State private var isOn = true

  var body: some View {
    Show(holding: self.isOn ? Holding() : nil)
    Button("On") { self.isOn = true }
    Button("Off") { self.isOn = false }
  }

  struct Show: View {
    let holding: Holding?

    var body: some View {
      Text(self.holding == nil ? "off" : "on")
        .onAppear {
          print("found")
          self.holding?.held = Mortal("held")
        }
        .onChange(of: self.holding == nil) {
          self.holding?.held = Mortal("held")
        }
    }
  }
}

private struct TwoChoices: View {
  private var first = Choice.one(Probe("first"))
  private var second = Choice.one(Probe("second"))

  var body: some View {
    Text("\(self.number(self.first)) \(self.number(self.second))")
    Button("Add to first") {
      if case .one(let probe) = self.first { probe.number += 1 }
    }
  }

  private func number(_ choice: Choice) -> Int {
    if case .one(let probe) = choice { probe.number } else { 0 }
  }
}

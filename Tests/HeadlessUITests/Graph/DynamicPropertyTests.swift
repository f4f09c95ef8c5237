import Testing

@testable import HeadlessUI

@Suite("Dynamic properties: found by type, updated in place, nested first")
@MainActor
struct DynamicPropertyTests {
  private struct Inner: DynamicProperty {
    let name: String
    @State private var base = 10
    var updates = 0

    mutating func update() {
      updates += 1
      print("update \(name), base \(base), updates \(updates)")
    }
  }

  private struct Outer: DynamicProperty {
    var first = Inner(name: "first")
    var second = Inner(name: "second")
    var sum = 0

    mutating func update() {
      sum = first.updates + second.updates
      print("update outer")
    }
  }

  private struct Screen: View {
    private var outer = Outer()
    private var last = Inner(name: "last")
    @State private var count = 0

    var body: some View {
      let _ = print("body, sum \(outer.sum)")
      Button("Add \(count)") { count += 1 }
    }
  }

  @Test("update() runs nested first, in declaration order, before every body")
  func order() throws {
    let simulation = Simulation { Screen() }
    // What update() wrote into plain fields is seen by this body, and starts anew for the next.
    let once = [
      "update first, base 10, updates 1", "update second, base 10, updates 1", "update outer",
      "update last, base 10, updates 1", "body, sum 2",
    ]
    #expect(simulation.lines == once)
    #expect(try simulation.lines { try simulation.tap("Add 0") } == once)
  }

  @MainActor
  private struct Isolated: @MainActor DynamicProperty {
    @State private var storage = Storage()
    var value = 0

    @MainActor final class Storage {
      var updates = 0
    }

    mutating func update() {
      MainActor.assertIsolated()
      storage.updates += 1
      value = storage.updates
    }
  }

  private struct IsolatedScreen: View {
    private var property = Isolated()
    @State private var count = 0

    var body: some View {
      Text("\(property.value)")
      Button("Add \(count)") { count += 1 }
    }
  }

  @Test("A conformance isolated to the main actor is found, and keeps its state")
  func isolatedConformance() throws {
    let simulation = Simulation { IsolatedScreen() }
    #expect(simulation.screen == "1\n[Add 0]")
    try simulation.tap("Add 0")
    #expect(simulation.screen == "2\n[Add 1]")
  }

  private struct Generic<Value>: DynamicProperty {
    @State var value: Value
    @Binding var other: Value
  }

  private struct Pair: View {
    @Binding var other: Int
    private var generic: Generic<Int>

    init(other: Binding<Int>) {
      self._other = other
      self.generic = Generic(value: 5, other: other)
    }

    var body: some View {
      Text("\(generic.value) \(generic.other) \(other)")
      Button("Own") { generic.value += 1 }
      Button("Other") { generic.other += 1 }
    }
  }

  private struct PairScreen: View {
    @State private var other = 1

    var body: some View {
      Pair(other: $other)
      Text("outside \(other)")
    }
  }

  @Test("State and binding work inside a generic property")
  func generic() throws {
    let simulation = Simulation { PairScreen() }
    try simulation.tap("Own")
    try simulation.tap("Other")
    #expect(simulation.screen == "6 2 2\n[Own]\n[Other]\noutside 2")
  }

  @Test("Two updates of one type look at its metadata once")
  func layoutIsCached() throws {
    let simulation = Simulation { Screen() }
    try simulation.tap("Add 0")
    let lookups = TypeMetadata.lookups
    try simulation.tap("Add 1")
    try simulation.tap("Add 2")
    #expect(TypeMetadata.lookups == lookups)
  }
}

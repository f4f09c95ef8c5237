import HeadlessUI
import Testing

@Suite("L4 .task(id:): a changed id, seen by an update, cancels the old task and makes a new one")
@MainActor struct L4TaskIDTests {
  /// A task with an id that buttons change: one tap may change it several times.
  private struct Stage: View {
    @State private var id = "A"
    @State private var other = 0

    var body: some View {
      ForEach(["A", "B", "BA", "BC", "BCD"], id: \.self) { ids in
        Button(ids) {
          for id in ids { self.id = String(id) }
        }
      }
      Button("Other \(other)") { other += 1 }
      Text(id).task(id: id) { await waitForCancellation(id) }
    }
  }

  @Test(
    "One restart a change, with the last of several ids; none for a way there and back",
    arguments: [
      ("A", []),
      ("B", ["B begins", "A cancelled"]),
      ("BA", []),
      ("BC", ["C begins", "A cancelled"]),
      ("BCD", ["D begins", "A cancelled"]),
      ("Other 0", []),
    ]
  )
  func change(title: String, lines: [String]) throws {
    let simulation = Simulation { Stage() }
    #expect(simulation.lines == ["A begins"])
    #expect(try simulation.lines { try simulation.tap(title) } == lines)
  }

  @Test("Changes in two updates are two restarts, also when the second goes back")
  func twice() throws {
    let simulation = Simulation { Stage() }
    try simulation.tap("B")
    #expect(try simulation.lines { try simulation.tap("A") } == ["A begins", "B cancelled"])
  }

  private struct Deaf: View {
    @State private var id = 1

    var body: some View {
      Button("Next") { id += 1 }
      Text("\(id)").task(id: id) { [id] in
        for second in 1...3 {
          await Task { try? await Task.sleep(for: .seconds(1)) }.value
          print("run \(id), second \(second), cancelled: \(Task.isCancelled)")
        }
      }
    }
  }

  @Test("The new task does not wait for the old: the two overlap if the old does not listen")
  func overlap() throws {
    let simulation = Simulation { Deaf() }
    try simulation.advance(by: .seconds(1))
    try simulation.tap("Next")
    try simulation.advance(by: .seconds(5))
    #expect(
      simulation.lines.sorted() == [
        "run 1, second 1, cancelled: false",
        "run 1, second 2, cancelled: true",
        "run 1, second 3, cancelled: true",
        "run 2, second 1, cancelled: false",
        "run 2, second 2, cancelled: false",
        "run 2, second 3, cancelled: false",
      ]
    )
    #expect(simulation.transcript.lines.last?.time == .seconds(4))
    try simulation.end()
  }

  private struct Noticed: View {
    @State private var id = 1

    var body: some View {
      Button("Next") { id += 1 }
      Text("\(id)").onChange(of: id) { print("onChange inside") }.task(id: id) { [id] in
        await withTaskCancellationHandler {
          print("\(id) begins")
          try? await Task.sleep(for: .seconds(3_600))
          print("\(id) ends")
        } onCancel: {
          print("\(id) hears of its end")
        }
      }
      .onChange(of: id) { print("onChange outside") }
    }
  }

  @Test("The old task is cancelled and the new one made at once, in the flush after the bodies")
  func atOnce() throws {
    let simulation = Simulation { Noticed() }
    #expect(
      try simulation.lines { try simulation.tap("Next") } == [
        "onChange inside", "1 hears of its end", "onChange outside", "2 begins", "1 ends",
      ]
    )
  }

  @Test("A finished task is started again by a change of the id")
  func finished() throws {
    struct Short: View {
      @State private var id = 1

      var body: some View {
        Button("Next") { id += 1 }
        Text("\(id)").task(id: id) { print("run \(id)") }
      }
    }
    let simulation = Simulation { Short() }
    try simulation.tap("Next")
    try simulation.tap("Next")
    #expect(simulation.lines == ["run 1", "run 2", "run 3"])
  }

  private final class Unobserved {
    var id = 1
  }

  private struct Lazy: View {
    let unobserved: Unobserved
    @State private var count = 0

    var body: some View {
      Button("Body \(count)") { count += 1 }
      Text("").task(id: unobserved.id) { print("run \(unobserved.id)") }
    }
  }

  @Test("The id is compared when the body runs, and not before")
  func comparedInBody() throws {
    let unobserved = Unobserved()
    let simulation = Simulation { Lazy(unobserved: unobserved) }
    #expect(try simulation.lines { try simulation.perform { unobserved.id = 2 } } == [])
    #expect(try simulation.lines { try simulation.tap("Body 0") } == ["run 2"])
    #expect(try simulation.lines { try simulation.tap("Body 1") } == [])
  }

  /// Equal to all of the same parity.
  private struct Parity: Equatable {
    let number: Int

    static func == (first: Parity, second: Parity) -> Bool {
      (first.number - second.number).isMultiple(of: 2)
    }
  }

  @Test("The id's own == decides; a finished run of nil is a run too")
  func equality() throws {
    struct Parities: View {
      @State private var number = 1
      @State private var optional: Int?

      var body: some View {
        Button("Add 1") { number += 1 }
        Button("Add 2") { number += 2 }
        Button("Optional") { optional = optional == nil ? 1 : nil }
        Text("\(number)")
          .task(id: Parity(number: number)) { print("parity of \(number)") }
          .task(id: optional) { print("optional \(optional.map(String.init) ?? "nil")") }
      }
    }
    let simulation = Simulation { Parities() }
    #expect(simulation.lines == ["parity of 1", "optional nil"])
    #expect(try simulation.lines { try simulation.tap("Add 2") } == [])
    #expect(try simulation.lines { try simulation.tap("Add 1") } == ["parity of 4"])
    #expect(try simulation.lines { try simulation.tap("Optional") } == ["optional 1"])
    #expect(try simulation.lines { try simulation.tap("Optional") } == ["optional nil"])
  }

  private struct Loop: View {
    @State private var count = 0

    var body: some View {
      let _ = print("body \(count)")
      Text("\(count)").task(id: count) {
        guard count < 3 else { return }
        count += 1
        print("run left \(count), cancelled: \(Task.isCancelled)")
      }
    }
  }

  @Test("A task that changes its own id ends, and the next begins")
  func ownID() {
    let simulation = Simulation { Loop() }
    #expect(
      simulation.lines == [
        "body 0", "run left 1, cancelled: false",
        "body 1", "run left 2, cancelled: false",
        "body 2", "run left 3, cancelled: false",
        "body 3",
      ]
    )
  }

  private struct Appearing: View {
    @State private var id = "A"

    var body: some View {
      Text(id)
        .onAppear { id = "B" }
        .task(id: id) { print("run of \(id), cancelled: \(Task.isCancelled)") }
    }
  }

  @Test("An id changed by the view's own onAppear restarts the task before its first line")
  func changedAtAppear() {
    // Both read the state as it is when they run.
    #expect(
      Simulation { Appearing() }.lines == [
        "run of B, cancelled: true", "run of B, cancelled: false",
      ]
    )
  }

  private struct Property: DynamicProperty {
    @State private var base = 1
    private(set) var id = 0

    func add() { base += 1 }

    mutating func update() { id = base * 10 }
  }

  private struct PropertyScreen: View {
    private var property = Property()

    var body: some View {
      Button("Add") { property.add() }
      Text("").task(id: property.id) { [id = property.id] in print("run \(id)") }
    }
  }

  @Test("An id that update() computes is compared like any other")
  func dynamicProperty() throws {
    let simulation = Simulation { PropertyScreen() }
    try simulation.tap("Add")
    #expect(simulation.lines == ["run 10", "run 20"])
  }
}

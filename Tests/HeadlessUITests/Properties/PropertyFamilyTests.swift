import HeadlessUI
import Testing

@Suite("A family of properties, in views of all kinds")
@MainActor
struct PropertyFamilyTests {
  // MARK: - Seconds

  @MainActor
  private struct Ticks: @MainActor DynamicProperty, Usable {
    @TickProperty private var ticks

    init(input: Int) {}

    var text: String { "\(self.ticks) ticks" }
  }

  private struct TicksView: View {
    @TickProperty private var ticks
    @State private var unrelated = 0

    var body: some View {
      Text("\(self.ticks) ticks")
      Button("Act") {}
      Button("Unrelated") { self.unrelated += 1 }
    }
  }

  @Test(
    "A timer starts once per identity, ticks into the view, and is cancelled with its state",
    arguments: Placement.allCases
  )
  func ticks(in placement: Placement) throws {
    let simulation = Simulation {
      PlacementStage<Ticks, TicksView>(placement: placement) { _ in TicksView() }
    }
    #expect(simulation.lines == ["started"])
    #expect(
      try simulation.lines { try simulation.advance(by: .seconds(2)) } == ["tick 1", "tick 2"]
    )
    #expect(simulation.screen.hasPrefix("2 ticks\n[Act]\n"))
    #expect(try simulation.lines { try simulation.tap("Unrelated") } == [])
    #expect(try simulation.lines { try simulation.tap("Input") } == [])
    #expect(try simulation.lines { try simulation.tap("Reset") } == ["started", "cancelled"])
    #expect(simulation.screen.hasPrefix("0 ticks\n"))
    #expect(try simulation.lines { try simulation.advance(by: .seconds(1)) } == ["tick 1"])
    #expect(try simulation.lines { try simulation.tap("Hide") } == ["cancelled"])
    #expect(try simulation.lines { try simulation.advance(by: .seconds(5)) } == [])
    try simulation.end()
  }

  // MARK: - A property of two

  @MainActor
  private struct Intervals: @MainActor DynamicProperty, Usable {
    @IntervalProperty private var count

    init(input: Int) {}

    var text: String { "\(self.count) every \(self.$count.wrappedValue) s" }

    func act() { self.$count.wrappedValue = 2 }
  }

  private struct IntervalsView: View {
    @IntervalProperty private var count
    @State private var unrelated = 0

    var body: some View {
      Text("\(self.count) every \(self.$count.wrappedValue) s")
      Button("Act") { self.$count.wrappedValue = 2 }
      Button("Unrelated") { self.unrelated += 1 }
    }
  }

  @Test(
    "A composed property restarts its task when its id changes, and only then",
    arguments: Placement.allCases
  )
  func intervals(in placement: Placement) throws {
    let simulation = Simulation {
      PlacementStage<Intervals, IntervalsView>(placement: placement) { _ in IntervalsView() }
    }
    #expect(simulation.lines == ["every 1 s"])
    #expect(
      try simulation.lines { try simulation.advance(by: .seconds(2)) } == ["count 1", "count 2"]
    )
    #expect(
      try simulation.lines { try simulation.tap("Act") } == ["every 2 s", "no longer every 1 s"]
    )
    #expect(try simulation.lines { try simulation.tap("Act") } == [])
    #expect(try simulation.lines { try simulation.tap("Unrelated") } == [])
    #expect(
      try simulation.lines { try simulation.advance(by: .seconds(4)) } == ["count 3", "count 4"]
    )
    #expect(simulation.screen.hasPrefix("4 every 2 s\n[Act]\n"))
    #expect(try simulation.lines { try simulation.tap("Hide") } == ["no longer every 2 s"])
    try simulation.end()
  }

  // MARK: - A memo

  @MainActor
  private struct Evens: @MainActor DynamicProperty, Usable {
    @EvensProperty private var evens: [Int]

    init(input: Int) {
      self._evens = EvensProperty(Array(1...input))
    }

    var text: String { "\(self.evens)" }
  }

  private struct EvensView: View {
    @EvensProperty private var evens: [Int]
    @State private var unrelated = 0

    init(input: Int) {
      self._evens = EvensProperty(Array(1...input))
    }

    var body: some View {
      Text("\(self.evens)")
      Button("Act") {}
      Button("Unrelated") { self.unrelated += 1 }
    }
  }

  @Test(
    "A memo computes once for each input, whatever else changes",
    arguments: Placement.allCases
  )
  func evens(in placement: Placement) throws {
    let simulation = Simulation {
      PlacementStage<Evens, EvensView>(placement: placement) { EvensView(input: $0) }
    }
    #expect(simulation.lines == ["computing"])
    #expect(simulation.screen.hasPrefix("[2, 4]\n"))
    #expect(try simulation.lines { try simulation.tap("Unrelated") } == [])
    #expect(try simulation.lines { try simulation.tap("Input") } == ["computing"])
    #expect(try simulation.lines { try simulation.tap("Input") } == ["computing"])
    #expect(simulation.screen.hasPrefix("[2, 4, 6]\n"))
    #expect(try simulation.lines { try simulation.tap("Unrelated") } == [])
    #expect(try simulation.lines { try simulation.tap("Reset") } == ["computing"])
  }

  // MARK: - A memo of any dependencies

  @MainActor
  private struct Sum: @MainActor DynamicProperty, Usable {
    @MemoProperty<Int, String, String> private var sum: String?
    @MemoProperty<Int> private var constant: Int?

    init(input: Int) {
      self._sum = MemoProperty(input / 2, "half") { "\($1) is \($0)" }
      self._constant = MemoProperty { 42 }
    }

    var text: String { "\(self.sum ?? "none"), \(self.constant ?? 0)" }
  }

  private struct SumView: View {
    @MemoProperty<Int, String, String> private var sum: String?
    @MemoProperty<Int> private var constant: Int?
    @State private var unrelated = 0

    init(input: Int) {
      self._sum = MemoProperty(input / 2, "half") { "\($1) is \($0)" }
      self._constant = MemoProperty { 42 }
    }

    var body: some View {
      Text("\(self.sum ?? "none"), \(self.constant ?? 0)")
      Button("Act") {}
      Button("Unrelated") { self.unrelated += 1 }
    }
  }

  @Test(
    "A memo that is generic in its dependencies computes when one of them changes",
    arguments: Placement.allCases
  )
  func sums(in placement: Placement) throws {
    let simulation = Simulation {
      PlacementStage<Sum, SumView>(placement: placement) { SumView(input: $0) }
    }
    #expect(simulation.lines == ["computing", "computing"])
    #expect(simulation.screen.hasPrefix("half is 2, 42\n"))
    #expect(try simulation.lines { try simulation.tap("Input") } == [])
    #expect(try simulation.lines { try simulation.tap("Unrelated") } == [])
    #expect(try simulation.lines { try simulation.tap("Input") } == ["computing"])
    #expect(simulation.screen.hasPrefix("half is 3, 42\n"))
  }

  // MARK: - A trigger

  @MainActor
  private struct Greeting: @MainActor DynamicProperty, Usable {
    private var trigger = TriggerProperty()

    init(input: Int) {}

    var text: String { self.trigger.wrappedValue == nil ? "idle" : "busy" }
    var taskID: AnyHashable { AnyHashable(self.trigger.wrappedValue?.id) }

    func act() { self.trigger.fire("hello") }

    func run() async { await greet(self.trigger) }
  }

  private struct GreetingView: View {
    private var trigger = TriggerProperty()
    @State private var unrelated = 0

    var body: some View {
      Text(self.trigger.wrappedValue == nil ? "idle" : "busy")
        .task(id: self.trigger.wrappedValue) { await greet(self.trigger) }
      Button("Act") { self.trigger.fire("hello") }
      Button("Unrelated") { self.unrelated += 1 }
    }
  }

  @Test(
    "A trigger runs a task at each tap: again while it runs, again after it, and not by itself",
    arguments: Placement.allCases
  )
  func trigger(in placement: Placement) throws {
    let simulation = Simulation {
      PlacementStage<Greeting, GreetingView>(placement: placement) { _ in GreetingView() }
    }
    #expect(simulation.lines == [])
    #expect(try simulation.lines { try simulation.tap("Act") } == ["hello begins"])
    #expect(simulation.screen.hasPrefix("busy\n"))
    #expect(
      try simulation.lines { try simulation.tap("Act") } == ["hello begins", "hello cancelled"]
    )
    #expect(simulation.screen.hasPrefix("busy\n"))
    #expect(try simulation.lines { try simulation.tap("Unrelated") } == [])
    #expect(try simulation.lines { try simulation.advance(by: .seconds(1)) } == ["hello done"])
    #expect(simulation.screen.hasPrefix("idle\n"))
    #expect(try simulation.lines { try simulation.tap("Act") } == ["hello begins"])
    #expect(try simulation.lines { try simulation.tap("Hide") } == ["hello cancelled"])
    try simulation.end()
  }
}

@MainActor
private func greet(_ trigger: TriggerProperty) async {
  guard let run = trigger.wrappedValue else { return }
  print("\(run.word) begins")
  do {
    try await Task.sleep(for: .seconds(1))
    print("\(run.word) done")
    trigger.finish(run)
  } catch {
    print("\(run.word) cancelled")
  }
}

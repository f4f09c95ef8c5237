import HeadlessUI
import Testing

@Suite("L2 Flushes: actions run after the update, updates run when no job is ready")
@MainActor struct L2FlushTests {
  /// Runs `action` at a tap; each body and each change of the count is printed.
  private struct Counter: View {
    let action: @MainActor (Binding<Int>) -> Void
    @State private var count = 0

    init(_ action: @escaping @MainActor (Binding<Int>) -> Void) {
      self.action = action
    }

    var body: some View {
      let _ = print("body \(count)")
      Button("Go") { action($count) }
        .onChange(of: count) { print("change \($0) to \($1)") }
    }
  }

  private func lines(of action: @escaping @MainActor (Binding<Int>) -> Void) throws -> [String] {
    let simulation = Simulation { Counter(action) }
    #expect(simulation.lines == ["body 0"])
    let lines = try simulation.lines { try simulation.tap("Go") }
    try simulation.end()
    return lines
  }

  @Test("An action finishes before the update that it causes")
  func synchronousPart() throws {
    let lines = try self.lines { count in
      count.wrappedValue = 1
      print("written, reads \(count.wrappedValue)")
      count.wrappedValue = 2
      print("written again")
    }
    #expect(lines == ["written, reads 1", "written again", "body 2", "change 0 to 2"])
  }

  @Test("The update of an action comes before the jobs that the action has made")
  func beforeJobs() throws {
    let lines = try self.lines { count in
      Task { print("job reads \(count.wrappedValue)") }
      count.wrappedValue = 1
    }
    #expect(lines == ["body 1", "change 0 to 1", "job reads 1"])
  }

  @Test("Jobs that are ready together share one update")
  func readyTogether() throws {
    let lines = try self.lines { count in
      for job in 1...3 {
        Task {
          count.wrappedValue += 1
          print("job \(job) left \(count.wrappedValue)")
        }
      }
    }
    #expect(
      lines == ["job 1 left 1", "job 2 left 2", "job 3 left 3", "body 3", "change 0 to 3"]
    )
  }

  @Test("A task that only yields is ready all the time: one update at its end")
  func yielding() throws {
    let lines = try self.lines { count in
      Task {
        for _ in 1...3 {
          count.wrappedValue += 1
          await Task.yield()
        }
        print("end of the task")
      }
    }
    #expect(lines == ["end of the task", "body 3", "change 0 to 3"])
  }

  @Test("A task that sleeps, however short, lets an update happen")
  func sleeping() throws {
    let lines = try self.lines { count in
      Task {
        for _ in 1...2 {
          count.wrappedValue += 1
          try await Task.sleep(for: .zero)
        }
        print("end of the task")
      }
    }
    #expect(
      lines == ["body 1", "change 0 to 1", "body 2", "change 1 to 2", "end of the task"]
    )
  }

  private struct Sleepers: View {
    @State private var count = 0

    var body: some View {
      let _ = print("body \(count)")
      Text("\(count)")
        .task { await add(1) }
        .task { await add(10) }
    }

    private func add(_ number: Int) async {
      try? await Task.sleep(for: .seconds(1))
      count += number
      print("added \(number)")
    }
  }

  @Test("Sleepers of one deadline wake one by one: an update comes between them")
  func betweenSleepers() throws {
    let simulation = Simulation { Sleepers() }
    #expect(simulation.lines == ["body 0"])
    let lines = try simulation.lines { try simulation.advance(by: .seconds(1)) }
    #expect(lines == ["added 1", "body 1", "added 10", "body 11"])
  }

  @Test("An update comes before time moves on")
  func beforeTimeMoves() throws {
    let simulation = Simulation {
      Counter { count in
        Task {
          try await Task.sleep(for: .seconds(1))
          count.wrappedValue = 1
          try await Task.sleep(for: .seconds(1))
        }
      }
    }
    try simulation.tap("Go")
    try simulation.advance(by: .seconds(5))
    #expect(
      simulation.transcript.lines.suffix(2).map(\.description) == [
        "  1.0 s  body 1", "  1.0 s  change 0 to 1",
      ]
    )
  }

  private struct Steps: View {
    @State private var step = 0

    var body: some View {
      let _ = print("body \(step)")
      Text("step 0").onAppear { go(to: 1) }
      if step >= 1 { Text("step 1").onAppear { go(to: 2) } }
      Text("\(step)").onChange(of: step) { print("change to \($1)") }
    }

    private func go(to next: Int) {
      print("appears, writes \(next)")
      step = next
    }
  }

  @Test("An update loops until nothing is left, before the driver returns")
  func rounds() {
    let simulation = Simulation { Steps() }
    #expect(
      simulation.lines == [
        "body 0", "appears, writes 1",
        "body 1", "appears, writes 2", "change to 1",
        "body 2", "change to 2",
      ]
    )
    #expect(simulation.screen == "step 0\nstep 1\n2")
  }

  private struct Swap: View {
    @State private var isSecond = false
    @State private var count = 0

    var body: some View {
      let _ = print("body \(count)")
      Button("Swap") { isSecond = true }
      if isSecond {
        Text("second").onAppear { write("appear") }
      } else {
        Text("first").onDisappear { write("disappear") }
      }
    }

    private func write(_ action: String) {
      count += 1
      print("\(action) left \(count)")
    }
  }

  @Test("Writes of all actions of a round share the next update")
  func oneRound() throws {
    let simulation = Simulation { Swap() }
    let lines = try simulation.lines { try simulation.tap("Swap") }
    #expect(lines == ["body 0", "appear left 1", "disappear left 2", "body 2"])
  }

  @Observable final class Model {
    var first = 0
    var second = 0
  }

  private struct Sum: View {
    let model: Model

    var body: some View {
      let _ = print("body \(model.first + model.second)")
      Text("\(model.first + model.second)")
    }
  }

  @Test("Changes of observable objects wait for the update like writes of state")
  func observation() throws {
    let model = Model()
    let simulation = Simulation { Sum(model: model) }
    let lines = try simulation.lines {
      try simulation.perform {
        model.first = 1
        print("performed")
        Task { model.first = 2 }
        Task {
          model.second = 10
          print("job")
        }
      }
    }
    #expect(lines == ["performed", "body 1", "job", "body 12"])
  }

  private struct Updated: DynamicProperty {
    let count: Int

    func update() { print("update \(count)") }
  }

  private struct Child: View {
    var property: Updated

    var body: some View {
      let _ = print("child body")
      Text("\(property.count)").onAppear { print("child appears") }
    }
  }

  private struct Parent: View {
    @State private var count = 0

    var body: some View {
      Button("Go") { count += 1 }
      Child(property: Updated(count: count))
        .onChange(of: count) { print("change") }
    }
  }

  @Test("Dynamic properties are part of the update: actions come after them")
  func dynamicProperties() throws {
    let simulation = Simulation { Parent() }
    #expect(simulation.lines == ["update 0", "child body", "child appears"])
    #expect(
      try simulation.lines { try simulation.tap("Go") } == ["update 1", "child body", "change"]
    )
  }
}

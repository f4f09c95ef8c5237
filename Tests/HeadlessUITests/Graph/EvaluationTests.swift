import Testing

@testable import HeadlessUI

@Suite("Evaluations: only what has changed is evaluated, and once")
@MainActor
struct EvaluationTests {
  private struct Leaf: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      Button("leaf \(number)") { count += 1 }
      Text("\(count)")
    }
  }

  /// Doubles itself `depth` times: 2^depth leaves.
  private struct Branch: View {
    let depth: Int
    let number: Int

    var body: some View {
      if depth == 0 {
        Leaf(number: number)
      } else {
        Branch2(depth: depth - 1, number: number * 2)
      }
    }
  }

  private struct Branch2: View {
    let depth: Int
    let number: Int

    var body: some View {
      AnyBranch(depth: depth, number: number)
      AnyBranch(depth: depth, number: number + 1)
    }
  }

  private struct AnyBranch: View {
    let depth: Int
    let number: Int

    var body: AnyView { AnyView(Branch(depth: depth, number: number)) }
  }

  @Test("A state write in a tree of more than 10 000 views evaluates one body")
  func oneOfMany() throws {
    let simulation = Simulation { Branch(depth: 12, number: 1) }
    #expect(simulation.graph.evaluationCount > 10_000)
    let before = simulation.graph.evaluationCount
    try simulation.tap("leaf 5,000")
    #expect(simulation.graph.evaluationCount - before == 1)
  }

  private struct Parent: View {
    @State private var count = 0

    var body: some View {
      let _ = print("parent")
      Button("Add") { count += 1 }
      Child(isEven: count.isMultiple(of: 4))
      Constant()
    }
  }

  private struct Child: View {
    let isEven: Bool

    var body: some View {
      let _ = print("child")
      Text("\(isEven)")
    }
  }

  private struct Constant: View {
    var body: some View {
      let _ = print("constant")
      Text("constant")
    }
  }

  @Test("A child is evaluated only if its value differs from the one before")
  func children() throws {
    let simulation = Simulation { Parent() }
    #expect(simulation.lines == ["parent", "child", "constant"])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["parent", "child"])
    #expect(try simulation.lines { try simulation.tap("Add") } == ["parent"])
  }

  private struct Both: View {
    @State private var count = 0

    var body: some View {
      let _ = print("outer \(count)")
      Button("Add") { count += 1 }
      Inner(count: $count)
    }
  }

  private struct Inner: View {
    @Binding var count: Int

    var body: some View {
      let _ = print("inner \(count)")
      Text("\(count)")
    }
  }

  @Test("A view that is dirty and gets a new value in the same pass is evaluated once")
  func onceAPass() throws {
    let simulation = Simulation { Both() }
    #expect(try simulation.lines { try simulation.tap("Add") } == ["outer 1", "inner 1"])
  }

  private struct Twice: View {
    @State private var count = 0

    var body: some View {
      let _ = print("body \(count)")
      Button("Add twice") {
        count += 1
        count += 1
      }
      Button("Set 2") { count = 2 }
    }
  }

  @Test("Several writes share one evaluation, an equal write causes none")
  func writes() throws {
    let simulation = Simulation { Twice() }
    #expect(try simulation.lines { try simulation.tap("Add twice") } == ["body 2"])
    #expect(try simulation.lines { try simulation.tap("Set 2") } == [])
  }

  @Observable
  final class Model {
    var a = 0
    var b = 0
  }

  private struct ShowsA: View {
    let model: Model

    var body: some View {
      let _ = print("a \(model.a)")
      Text("\(model.a)")
    }
  }

  private struct ShowsB: View {
    let model: Model

    var body: some View {
      let _ = print("b \(model.b)")
      Text("\(model.b)")
    }
  }

  @Test("An observable object's property concerns the views that read it")
  func observation() throws {
    let model = Model()
    let simulation = Simulation {
      ShowsA(model: model)
      ShowsB(model: model)
      Button("Change a twice") {
        model.a += 1
        model.a += 1
      }
      Button("Change both") {
        model.b += 1
        model.a += 1
      }
    }
    #expect(simulation.lines == ["a 0", "b 0"])
    #expect(try simulation.lines { try simulation.tap("Change a twice") } == ["a 2"])
    #expect(try simulation.lines { try simulation.tap("Change both") } == ["a 3", "b 1"])
  }

  private struct NamedButton: View {
    let model: Model

    var body: some View {
      Button("button \(model.b)") {}
    }
  }

  @Test("A change made between two steps is seen at once")
  func changeOutside() throws {
    let model = Model()
    let simulation = Simulation {
      ShowsA(model: model)
      NamedButton(model: model)
    }
    model.a = 7
    model.b = 8
    #expect(simulation.screen == "7\n[button 8]")
    #expect(simulation.lines == ["a 0", "a 7"])
    model.b = 9
    try simulation.tap("button 9")
    #expect(simulation.transcript.steps.map(\.title) == ["launch", "tap “button 9”"])
  }
}

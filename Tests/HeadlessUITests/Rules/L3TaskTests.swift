import HeadlessUI
import Testing

@Suite("L3 .task: starts at appear, is cancelled at disappear")
@MainActor struct L3TaskTests {
  /// Shows and hides its content; shows a count that a tap raises.
  private struct Stage<Content: View>: View {
    private let content: (Int) -> Content
    @State private var isShown = true
    @State private var count = 0

    init(@ViewBuilder _ content: @escaping (Int) -> Content) {
      self.content = content
    }

    var body: some View {
      Button("Toggle") { isShown.toggle() }
      Button("Add") { count += 1 }
      if isShown { content(count) }
    }
  }

  @Test("The first line runs as a later job: after every appear action, and after an update")
  func laterJob() {
    let simulation = Simulation {
      Text("first").task { print("task 1") }.onAppear { print("appear 1") }
      Text("second").task { print("task 2") }.onAppear {
        print("appear 2")
        Task { print("job of appear 2") }
      }
    }
    // `.task` makes its task detached: the way back to the main actor is a job more.
    #expect(simulation.lines == ["appear 1", "appear 2", "job of appear 2", "task 1", "task 2"])
  }

  @Test("Hiding cancels, showing starts anew")
  func hiding() throws {
    let simulation = Simulation { Stage { _ in Text("a").printsAppearance("a").printsTask("a") } }
    #expect(simulation.lines == ["a appears", "a begins"])
    #expect(
      try simulation.lines { try simulation.tap("Toggle") } == ["a disappears", "a cancelled"]
    )
    #expect(try simulation.lines { try simulation.tap("Toggle") } == ["a appears", "a begins"])
    #expect(try simulation.lines { try simulation.end() } == ["a disappears", "a cancelled"])
  }

  @Test("New bodies neither restart a running task nor start a finished one again")
  func onceAnAppearance() throws {
    let simulation = Simulation {
      Stage { count in
        Text("\(count)")
          .task { print("short \(count)") }
          .printsTask("long \(count)")
      }
    }
    #expect(simulation.lines == ["short 0", "long 0 begins"])
    #expect(try simulation.lines { try simulation.tap("Add") } == [])
    #expect(try simulation.lines { try simulation.tap("Toggle") } == ["long 0 cancelled"])
    #expect(
      try simulation.lines { try simulation.tap("Toggle") } == ["short 1", "long 1 begins"]
    )
  }

  private struct Tabs: View {
    @State private var count = 0

    var body: some View {
      TabView {
        Text("\(count)").task { print("task of \(count)") }
        Button("Add") { count += 1 }
      }
    }
  }

  @Test("A kept view starts the action of its last update when it appears again")
  func latestAction() throws {
    let simulation = Simulation { Tabs() }
    #expect(simulation.lines == ["task of 0"])
    try simulation.select(tab: 2)
    try simulation.tap("Add")
    try simulation.tap("Add")
    #expect(try simulation.lines { try simulation.select(tab: 1) } == ["task of 2"])
  }

  private struct Early: View {
    @State private var count = 0

    var body: some View {
      Text("early")
        .onAppear { count = 1 }
        .task { [count] in print("made with \(count), reads \(self.count)") }
    }
  }

  @Test("The action is the one at appear: what it captured is old, the state it reads is live")
  func captured() {
    #expect(Simulation { Early() }.lines == ["made with 0, reads 1"])
  }

  private struct Live: View {
    let number: Int
    @State private var state = 0
    @Binding var binding: Int

    var body: some View {
      Button("Change") {
        state += 1
        binding += 1
      }
      Text("\(number)").task {
        while Task.isCancelled == false {
          try? await Task.sleep(for: .seconds(1))
          print("number \(number), state \(state), binding \(binding)")
        }
      }
    }
  }

  private struct LiveScreen: View {
    @State private var value = 0

    var body: some View { Live(number: value, binding: $value) }
  }

  @Test("A running task keeps the constants it started with and reads states as they are now")
  func liveReads() throws {
    let simulation = Simulation { LiveScreen() }
    try simulation.tap("Change")
    #expect(simulation.screen == "[Change]\n1")
    #expect(
      try simulation.lines { try simulation.advance(by: .seconds(1)) } == [
        "number 0, state 1, binding 1"
      ]
    )
  }

  private struct Hasty: View {
    @State private var isShown = true

    var body: some View {
      if isShown {
        Text("hasty")
          .task { print("first line, cancelled: \(Task.isCancelled)") }
          .onAppear { isShown = false }
          .onDisappear { print("disappears") }
      }
    }
  }

  @Test("A view that goes before its task's first line: the line runs, cancelled")
  func goneAtOnce() {
    #expect(Simulation { Hasty() }.lines == ["disappears", "first line, cancelled: true"])
  }

  private struct Nested: View {
    var body: some View {
      VStack {
        Text("a").printsTask("a")
        Text("b").printsTask("b").printsTask("b2")
      }
      .printsTask("stack")
    }
  }

  @Test("Many tasks in one subtree begin and are cancelled from inside out")
  func many() throws {
    let simulation = Simulation { Stage { _ in Nested() } }
    #expect(simulation.lines == ["a begins", "b begins", "b2 begins", "stack begins"])
    #expect(
      try simulation.lines { try simulation.tap("Toggle") } == [
        "a cancelled", "b cancelled", "b2 cancelled", "stack cancelled",
      ]
    )
  }

  private struct Loading: ViewModifier {
    @State private var progress = 0

    func body(content: Content) -> some View {
      content
      Text("\(progress) %").task {
        progress = 50
        try? await Task.sleep(for: .seconds(1))
        progress = 100
      }
    }
  }

  @Test("In a modifier's body it works as in a view's, and its writes show")
  func modifier() throws {
    let simulation = Simulation { Text("content").modifier(Loading()) }
    #expect(simulation.screen == "content\n50 %")
    try simulation.advance(by: .seconds(1))
    #expect(simulation.screen == "content\n100 %")
    try simulation.end()
  }

  private struct Loader: DynamicProperty {
    @State private var runs = 0

    func run() async {
      runs += 1
      print("run \(runs)")
    }
  }

  private struct LoaderScreen: View {
    private var loader = Loader()

    var body: some View {
      Text("loader").task { await loader.run() }
    }
  }

  @Test("It can run a dynamic property's function, whose state outlives the task")
  func dynamicProperty() throws {
    let simulation = Simulation {
      TabView {
        LoaderScreen()
        Text("other")
      }
    }
    try simulation.select(tab: 2)
    try simulation.select(tab: 1)
    #expect(simulation.lines == ["run 1", "run 2"])
  }

  @Observable final class Model {
    var isShown = true
  }

  private struct Observing: View {
    let model: Model

    var body: some View {
      if model.isShown { Text("a").printsTask("a") }
    }
  }

  @Test("A task that takes its own view away, through a model, is cancelled by it")
  func ownEnd() {
    let model = Model()
    let simulation = Simulation {
      Observing(model: model).task {
        model.isShown = false
        print("outer goes on, cancelled: \(Task.isCancelled)")
      }
    }
    #expect(
      simulation.lines == ["a begins", "outer goes on, cancelled: false", "a cancelled"]
    )
  }
}

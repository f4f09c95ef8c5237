import HeadlessUI
import Testing

@Suite("Misuse: warnings say what happened, where, and what to do")
@MainActor
struct WarningTests {
  private struct WritesInBody: View {
    @State private var count = 0

    private func add() { count += 1 }

    var body: some View {
      let _ = add()
      Text("\(count)")
    }
  }

  private struct Adding: DynamicProperty {
    @State private var total = 0.5

    func update() { total += 1 }
  }

  private struct WritesInUpdate: View {
    private var adding = Adding()

    var body: some View { Text("") }
  }

  private struct WritesThroughBinding: View {
    @State private var text = ""

    var body: some View { Child(text: $text) }

    struct Child: View {
      @Binding var text: String

      private func write() { text = "written" }

      var body: some View {
        let _ = write()
        Text(text)
      }
    }
  }

  private func modifying(_ type: String, _ view: String) -> String {
    """
    Modifying state during view update, this will cause undefined behavior. (A State of type \
    \(type) was written while \(view) was evaluated; the write is dropped. Write it in an action, \
    such as that of a button, of onAppear or of a task.)
    """
  }

  @Test("A state that is written during an update: in a body, in update(), through a binding")
  func writeDuringUpdate() {
    let inBody = Simulation { WritesInBody() }
    #expect(inBody.warningTexts == [modifying("Int", "WritesInBody")])
    #expect(inBody.screen == "0")
    let inUpdate = Simulation { WritesInUpdate() }
    #expect(inUpdate.warningTexts == [modifying("Double", "WritesInUpdate")])
    let throughBinding = Simulation { WritesThroughBinding() }
    #expect(throughBinding.warningTexts == [modifying("String", "Child")])
    #expect(throughBinding.screen == "")
  }

  private struct Loop: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").onChange(of: count) { count += 1 }
      Button("Go") { count += 1 }
    }
  }

  @Test("An onChange that feeds itself")
  func onChange() throws {
    let simulation = Simulation { Loop() }
    try simulation.tap("Go")
    #expect(
      simulation.warningTexts == [
        """
        onChange(of: Int) action tried to update multiple times per frame. (In Loop: the value that \
        it watches changed again whenever it ran, so it was stopped. Let it change something else, \
        or only under a condition.)
        """
      ]
    )
  }

  private struct Uninstalled: View {
    @State private var first = 1
    @State private var second = 2
    static let lineOfFirst = #line - 2

    func write() {
      first += 10
      second += 10
      first += 100
      print(first, second)
    }

    func bind() -> Binding<Int> { $first }

    var body: some View { Text("\(first) \(second)") }
  }

  private struct Copies: View {
    private let copy = Uninstalled()

    var body: some View {
      copy
      Button("Write") { copy.write() }
      Button("Bind") { copy.bind().wrappedValue = 5 }
    }
  }

  private func notInstalled(_ what: String, line: Int) -> String {
    """
    \(what) the State of type Int that is declared at HeadlessUITests/WarningTests.swift:\(line) has \
    no effect: the view with this property is not on screen. Use a State only in the body of its own \
    view and in actions made there. (In an initialiser, assign to the underscored property: \
    `_name = State(…)`.)
    """
  }

  @Test(
    "A state of a view that was never installed: its own value, dropped writes, one warning each"
  )
  func neverInstalled() throws {
    let simulation = Simulation { Copies() }
    let (first, second) = (Uninstalled.lineOfFirst, Uninstalled.lineOfFirst + 1)
    try simulation.tap("Write")
    try simulation.tap("Write")
    #expect(
      simulation.warningTexts == [
        notInstalled("A write to", line: first), notInstalled("A write to", line: second),
      ]
    )
    #expect(simulation.lines.filter { $0 == "1 2" }.count == 2)
    try simulation.tap("Bind")
    #expect(simulation.warningTexts.count == 2)
    #expect(simulation.screen.hasPrefix("1 2\n"))
  }

  @Test("A binding to such a state leads nowhere")
  func bindingToNeverInstalled() throws {
    let simulation = Simulation { Copies() }
    try simulation.tap("Bind")
    #expect(
      simulation.warningTexts == [notInstalled("A binding to", line: Uninstalled.lineOfFirst)]
    )
  }

  private struct Doubles: View {
    @State private var names = ["a", "b"]

    var body: some View {
      List(names, id: \.self) { Text($0) }
      Button("Add") { names += ["a", "b", "b"] }
    }
  }

  @Test("Two children with one id: one warning for each id, however often it occurs")
  func duplicateIDs() throws {
    let simulation = Simulation { Doubles() }
    #expect(simulation.warningTexts == [])
    try simulation.tap("Add")
    #expect(
      simulation.warningTexts
        == ["a", "b"].map {
          """
          ForEach: the ID \($0) occurs multiple times within the collection, this will give \
          undefined results. (In Doubles. All its elements are shown, but which keeps which state \
          is not promised: give each an ID of its own.)
          """
        }
    )
    #expect(simulation.screen == "a\nb\na\nb\nb\n[Add]")
  }

  private struct Stack: View {
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Open", value: 7)
          .navigationDestination(for: String.self) { Text($0) }
      }
      Button("Push text") { path.append("text") }
    }
  }

  @Test("A value that a navigation stack cannot show")
  func undisplayableValue() throws {
    let simulation = Simulation { Stack() }
    try simulation.tap("Open")
    #expect(
      simulation.warningTexts == [
        """
        A value of type Int was pushed on a navigation stack of Stack, which does not know how to \
        show it: no screen is pushed. Put `.navigationDestination(for: Int.self) { … }` on a view \
        inside the stack.
        """
      ]
    )
    #expect(simulation.screen == "navigation\n  [Open ›]\n[Push text]")
    try simulation.tap("Push text")
    #expect(simulation.screen == "[‹ Back]\n  text\n[Push text]")
    try simulation.goBack()
    #expect(simulation.screen == "navigation\n  [Open ›]\n[Push text]")
    #expect(simulation.warningTexts.count == 1)
  }

  @Test("Tasks that run on after the end are named: one by one as warnings, together as an error")
  func tasksAfterTheEnd() throws {
    let keeper = Keeper()
    let simulation = Simulation { LeakingView(keeper: keeper) }
    try simulation.advance(by: .seconds(2))
    try simulation.tap("Start")
    #expect(
      message { try simulation.end() }
        == """
        2 tasks are still running after the end:
          Task 1 “listener”, made by LeakingView at 0.0 s, step launch
          Task 2 “starter”, made by LeakingView at 2.0 s, step tap “Start”
        Look for a task that nobody cancels, or one that waits for what never comes: a stream that is \
        not finished, a continuation that is not resumed, a clock or a queue outside the simulation.
        """
    )
    #expect(
      simulation.warningTexts == [
        "Task 1 “listener”, made by LeakingView at 0.0 s, step launch, is still running after the end.",
        "Task 2 “starter”, made by LeakingView at 2.0 s, step tap “Start”, is still running after the "
          + "end.",
      ]
    )
    try simulation.end()
    for continuation in keeper.continuations { continuation.resume() }
  }
}

@MainActor
private final class Keeper {
  var continuations: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    await withCheckedContinuation { self.continuations.append($0) }
  }
}

/// Its tasks wait for what does not come, and do not heed cancellation.
private struct LeakingView: View {
  let keeper: Keeper

  var body: some View {
    Button("Start") { Task(name: "starter") { await self.keeper.wait() } }
      .task(name: "listener") { await self.keeper.wait() }
  }
}

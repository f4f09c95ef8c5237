import Testing

@testable import HeadlessUI

@Suite("Misuse: what cannot go on is an error of the driver, and nothing hangs")
@MainActor
struct ErrorTests {
  @Observable @MainActor
  final class Settings {
    var volume = 5
  }

  // MARK: - A missing environment object

  private struct Reader: View {
    @Environment(Settings.self) private var settings

    var body: some View {
      Text("volume \(settings.volume)")
    }
  }

  private struct ReadsInUpdate: View {
    private var volume = Volume()

    var body: some View { Text("") }

    @MainActor
    struct Volume: @MainActor DynamicProperty {
      @Environment(Settings.self) private var settings

      func update() { print(settings.volume) }
    }
  }

  private func missing(_ view: String) -> String {
    """
    \(view): No object of type Settings is in the environment. Put `.environment(…)` with one on a \
    view above the one that declares `@Environment(Settings.self)`.
    """
  }

  @Test("A missing environment object at launch is kept, and thrown by the first driver call")
  func missingAtLaunch() {
    let simulation = Simulation { Reader().onAppear { print("appears") } }
    #expect(simulation.lines == [])
    #expect(message { try simulation.advance(by: .seconds(1)) } == missing("Reader"))
    #expect(message { try simulation.tap("Anything") } == missing("Reader"))
    #expect(message { try simulation.perform { print("not run") } } == missing("Reader"))
    #expect(simulation.lines == [])
  }

  @Test("So it is if only end() is called")
  func missingAtLaunchThenEnd() throws {
    let simulation = Simulation { Reader() }
    #expect(message { try simulation.end() } == missing("Reader"))
    try simulation.end()
  }

  @Test("An update() that would read it does not run")
  func missingInUpdate() {
    let simulation = Simulation { ReadsInUpdate() }
    #expect(message { try simulation.end() } == missing("ReadsInUpdate"))
    #expect(simulation.lines == [])
  }

  private struct Modifying: ViewModifier {
    @Environment(Settings.self) private var settings

    func body(content: Content) -> some View { Text("volume \(settings.volume)") }
  }

  @Test("A modifier is named like a view")
  func missingInModifier() {
    let simulation = Simulation { Text("").modifier(Modifying()) }
    #expect(message { try simulation.end() } == missing("Modifying"))
  }

  private struct Late: View {
    @State private var settings: Settings? = Settings()
    @State private var isShown = false

    var body: some View {
      if isShown { Reader().environment(settings) }
      Button("Show") { isShown = true }
      Button("Take away") { settings = nil }
    }
  }

  @Test("Missing later, it is thrown by the step that shows the view or takes the object away")
  func missingLater() throws {
    let shown = Simulation { Late() }
    try shown.tap("Take away")
    #expect(message { try shown.tap("Show") } == missing("Reader"))
    #expect(message { try shown.tap("Show") } == missing("Reader"))

    let taken = Simulation { Late() }
    try taken.tap("Show")
    #expect(taken.screen == "volume 5\n[Show]\n[Take away]")
    #expect(message { try taken.tap("Take away") } == missing("Reader"))
  }

  private struct Tolerant: View {
    @Environment(Settings.self) private var settings: Settings?

    var body: some View { Text(settings.map { "volume \($0.volume)" } ?? "no settings") }
  }

  @Test("A view that asks for an optional object goes without")
  func optional() throws {
    let simulation = Simulation { Tolerant() }
    #expect(simulation.screen == "no settings")
    try simulation.end()
  }

  // MARK: - Updates that never settle

  private func neverSettles(after passes: Int, _ views: String) -> String {
    """
    An update never settles: after \(passes) passes these views still change: \(views). Look for a \
    state that is written in onAppear, onChange or update() each time it has changed.
    """
  }

  private struct Restless: View {
    @State private var id = 0

    var body: some View {
      Text("").onAppear { id += 1 }.id(id)
    }
  }

  @Test("A view that replaces itself whenever it appears")
  func restless() {
    let simulation = Simulation(limits: .init(passes: 100)) { Restless() }
    let expected = neverSettles(after: 100, "Restless")
    #expect(message { try simulation.advance(by: .zero) } == expected)
    #expect(message { try simulation.tap("Anything") } == expected)
    #expect(message { try simulation.goBack() } == expected)
    #expect(message { try simulation.select(tab: 1) } == expected)
    #expect(message { try simulation.select(row: "Anything") } == expected)
    #expect(message { try simulation.dismissSheet() } == expected)
    #expect(simulation.screen == "")
  }

  @Observable @MainActor
  final class Pair {
    var a = 0
    var b = 0
  }

  private struct Left: View {
    let pair: Pair

    private func write() { pair.b = pair.a + 1 }

    var body: some View {
      let _ = write()
      Text("\(pair.a)")
    }
  }

  private struct Right: View {
    let pair: Pair

    private func write() { pair.a = pair.b + 1 }

    var body: some View {
      let _ = write()
      Text("\(pair.b)")
    }
  }

  @Test("Two bodies that write what the other reads")
  func pingPong() {
    let pair = Pair()
    let simulation = Simulation(limits: .init(passes: 100)) {
      Left(pair: pair)
      Right(pair: pair)
    }
    let text = message { try simulation.end() }
    #expect(text?.hasPrefix("An update never settles: after 100 passes these views still") == true)
    #expect(text?.contains("Left") == true || text?.contains("Right") == true)
  }

  private struct Animating: View {
    @State private var count = 0

    var body: some View {
      Button("Go") { count += 1 }
      Text("").onAppear { withAnimation { count += 1 } }.id(count)
    }
  }

  @Test("Animated writes that never end")
  func animations() {
    let simulation = Simulation(limits: .init(passes: 100)) { Animating() }
    #expect(message { try simulation.tap("Go") } == neverSettles(after: 100, "Animating"))
  }

  // MARK: - Queues that never drain

  private struct Spinning: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Button("Spin") {
        Task(name: "spinner") {
          while true {
            count += 1
            await Task.yield()
          }
        }
      }
    }
  }

  @Test("A task that yields for ever, and writes state on the way")
  func spinning() {
    let simulation = Simulation(limits: .init(jobs: 1_000)) { Spinning() }
    let expected = """
      A job queue never drains: 1000 jobs ran and time did not move. Look for a loop that awaits \
      nothing that takes time, or that ignores cancellation. Tasks that have not ended:
        Task 1 “spinner”, made by Spinning at 0.0 s, step tap “Spin”
      """
    #expect(message { try simulation.tap("Spin") } == expected)
    #expect(message { try simulation.tap("Spin") } == expected)
    #expect(message { try simulation.advance(by: .seconds(1)) } == expected)
  }

  private struct Starting: View {
    var body: some View {
      Text("").task(name: "launched") {
        while true { try? await Task.sleep(for: .zero) }
      }
    }
  }

  @Test("At launch, it is kept and thrown by the first driver call")
  func atLaunch() {
    let simulation = Simulation(limits: .init(jobs: 1_000)) { Starting() }
    let text = message { try simulation.tap("Anything") }
    #expect(text?.hasPrefix("A job queue never drains: 1000 jobs ran") == true)
    #expect(text?.hasSuffix("Task 1 “launched”, made by Starting at 0.0 s, step launch") == true)
    #expect(message { try simulation.advance(by: .seconds(1)) } == text)
  }

  private struct Chain: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").task(id: count) { count += 1 }
    }
  }

  @Test("A task(id:) that changes its own id for ever")
  func chain() {
    let simulation = Simulation(limits: .init(jobs: 1_000)) { Chain() }
    let text = message { try simulation.end() }
    #expect(text?.hasPrefix("A job queue never drains: 1000 jobs ran") == true)
  }

  // MARK: - Afterwards

  @Test(
    "An abandoned simulation throws the same error again; its end comes back, and a second does nothing"
  )
  func abandoned() throws {
    let simulation = Simulation(limits: .init(jobs: 1_000)) { Spinning() }
    let error = try #require(
      #expect(throws: SimulationError.self) { try simulation.tap("Spin") }
    )
    #expect(throws: error) { try simulation.tap("Spin") }
    #expect(throws: error) { try simulation.perform {} }
    #expect(throws: error) { try simulation.end() }
    try simulation.end()
    #expect(simulation.transcript.steps.map(\.title) == ["launch", "tap “Spin”"])
  }

  @Test("An abandoned simulation does not disturb the next")
  func next() throws {
    for _ in 1...3 {
      let abandoned = Simulation(limits: .init(jobs: 100)) { Spinning() }
      #expect(throws: SimulationError.self) { try abandoned.tap("Spin") }
    }
    let simulation = Simulation { Tolerant() }
    try simulation.advance(by: .seconds(1))
    #expect(simulation.screen == "no settings")
    try simulation.end()
  }
}

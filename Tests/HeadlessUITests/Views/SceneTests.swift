import HeadlessUI
import Testing

@Suite("Scene: a scene of one's own has dynamic properties, as an app has")
@MainActor
struct SceneTests {
  @Test("Its state is kept, and a change of it makes a new body")
  func state() throws {
    let simulation = Simulation(CountingApp())
    #expect(simulation.lines == ["app body", "update", "scene body 0"])
    #expect(simulation.screen == "[Add to 0]\n[Rename “first”]")
    let lines = try simulation.lines { try simulation.tap("Add to 0") }
    #expect(lines == ["update", "scene body 1"])
    #expect(simulation.screen == "[Add to 1]\n[Rename “first”]")
  }

  @Test("It takes the values that the app's next body passes, and keeps its state")
  func values() throws {
    let simulation = Simulation(CountingApp())
    try simulation.tap("Add to 0")
    let lines = try simulation.lines { try simulation.tap("Rename “first”") }
    #expect(lines == ["app body", "update", "scene body 1"])
    #expect(simulation.screen == "[Add to 1]\n[Rename “second”]")
  }

  @Test("An environment value that is missing is reported with the scene's name")
  func fault() {
    let simulation = Simulation(ObjectApp())
    #expect(message { try simulation.end() }?.hasPrefix("ObjectScene: No object of type") == true)
  }
}

private struct CountingApp: App {
  @State private var title = "first"

  var body: some Scene {
    let _ = print("app body")
    CountingScene(title: $title)
  }
}

private struct Counter: DynamicProperty {
  @State var count = 0

  func update() { print("update") }
}

private struct CountingScene: Scene {
  @Binding var title: String
  private var counter = Counter()

  init(title: Binding<String>) {
    self._title = title
  }

  var body: some Scene {
    let _ = print("scene body \(counter.count)")
    WindowGroup {
      Button("Add to \(counter.count)") { counter.count += 1 }
      Button("Rename “\(title)”") { title = "second" }
    }
  }
}

@Observable private final class Object {}

private struct ObjectApp: App {
  var body: some Scene { ObjectScene() }
}

private struct ObjectScene: Scene {
  @Environment(Object.self) private var object

  var body: some Scene { WindowGroup { Text("\(object === object)") } }
}

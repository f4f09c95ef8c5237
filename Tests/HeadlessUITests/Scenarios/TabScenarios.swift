import HeadlessUI
import Testing

@Suite("Scenarios: tabs")
@MainActor struct TabScenarios {
  private struct LoadingTab: View {
    let number: Int
    @State private var isLoaded = false

    var body: some View {
      Text("tab \(number)")
        .onAppear {
          print("ap\(number)")
          if isLoaded == false {
            isLoaded = true
            print("load\(number)")
          }
        }
        .onDisappear { print("dis\(number)") }
    }
  }

  private struct LoadingTabs: View {
    var body: some View {
      TabView {
        LoadingTab(number: 1)
        LoadingTab(number: 2)
      }
    }
  }

  // R16. Jinxiansen/SwiftUI#10; NicholasBellucci/StatefulTabView#12; fatbobman.com.
  @Test("A flag in the state makes a tab load once, though it appears at each visit")
  func loadOnce() throws {
    let simulation = Simulation { LoadingTabs() }
    for tab in [2, 1, 2] { try simulation.select(tab: tab) }
    // New before old within a switch is our rule; the counts are what was reported.
    #expect(
      simulation.lines == [
        "ap1", "load1", "ap2", "load2", "dis1", "ap1", "dis2", "ap2", "dis1",
      ]
    )
  }

  // R18. swiftyplace.com: onAppear and the view lifecycle. Depends on the version: as in iOS 18.
  @Test("A tab that was never selected does no work at launch (version-dependent)")
  func nothingAtLaunch() throws {
    let simulation = Simulation { LoadingTabs() }
    #expect(simulation.lines == ["ap1", "load1"])
  }

  private struct CountingTab: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").task {
        print("start")
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) { count += 1 }
        print("cancel")
      }
    }
  }

  @MainActor private struct Counter: @MainActor DynamicProperty {
    private final class Storage {
      var task: Task<Void, Never>?

      deinit { self.task?.cancel() }
    }

    @State private var storage = Storage()
    @State private(set) var count = 0

    func start() {
      guard storage.task == nil else { return }
      let count = $count
      storage.task = Task {
        print("start")
        for await _ in AsyncTimerSequence.repeating(every: .seconds(1)) { count.wrappedValue += 1 }
        print("cancel")
      }
    }
  }

  private struct OwningTab: View {
    private var counter = Counter()

    var body: some View {
      Text("\(counter.count)").onAppear { counter.start() }
    }
  }

  /// Plays the script of R17.
  private func play<Content: View>(
    @ViewBuilder _ tab: () -> Content
  ) throws -> (texts: [String], lines: [String]) {
    let simulation = Simulation {
      TabView {
        tab()
        Text("other")
      }
    }
    var texts: [String] = []
    func note() { texts.append(String(simulation.screen.drop { $0 != "\n" }.dropFirst(3))) }
    try simulation.advance(by: .seconds(3))
    note()
    try simulation.select(tab: 2)
    try simulation.advance(by: .seconds(3))
    note()
    try simulation.select(tab: 1)
    note()
    try simulation.advance(by: .seconds(1))
    note()
    let lines = simulation.lines
    try simulation.end()
    return (texts, lines)
  }

  // R17. vanvoorden/TaskProperty, README.
  @Test("Leaving a tab cancels its task and keeps its state; coming back starts a new task")
  func viewTask() throws {
    let (texts, lines) = try self.play { CountingTab() }
    #expect(texts == ["3", "other", "3", "4"])
    #expect(lines == ["start", "cancel", "start"])
  }

  // R17, variant.
  @Test("A task that a dynamic property's storage owns counts on while the tab is hidden")
  func ownedTask() throws {
    let (texts, lines) = try self.play { OwningTab() }
    #expect(texts == ["3", "other", "6", "7"])
    #expect(lines == ["start"])
  }

  private struct Login: View {
    @State private var isLoggedIn = false

    var body: some View {
      if isLoggedIn {
        TabView {
          Text("A").printsAppearance("A")
          Button("logout") { isLoggedIn = false }.printsAppearance("B")
        }
      } else {
        Button("login") { isLoggedIn = true }
      }
    }
  }

  // R19. feedback-assistant/reports#417; fatbobman.com, traps; VAndrJ/awesome-apple-bugs.
  @Test("A tab view that is removed makes nothing appear; its selected tab disappears once")
  func removal() throws {
    let simulation = Simulation { Login() }
    #expect(try simulation.lines { try simulation.tap("login") } == ["A appears"])
    #expect(
      try simulation.lines { try simulation.select(tab: 2) } == ["B appears", "A disappears"]
    )
    #expect(try simulation.lines { try simulation.tap("logout") } == ["B disappears"])
  }
}

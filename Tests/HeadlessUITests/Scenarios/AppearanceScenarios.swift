import HeadlessUI
import Testing

@Suite("Scenarios: which views appear and disappear, and in which order")
@MainActor struct AppearanceScenarios {
  // R15. android.benigumo.com/20240328: the order of onAppear, onChange and task.
  @Test("Appear actions in written order, the inner view's first; tasks after all of them")
  func order() throws {
    let simulation = Simulation {
      VStack {
        Text("x")
          .task { print("Tt") }
          .onAppear { print("Ta") }
          .onChange(of: 1, initial: true) { print("Tc") }
      }
      .onAppear { print("Va") }
      .task { print("Vt") }
    }
    #expect(simulation.lines == ["Ta", "Tc", "Va", "Tt", "Vt"])
  }

  private struct Fading: View {
    @State private var selection = "first"

    var body: some View {
      Button("change") { selection = selection == "first" ? "second" : "first" }
      ZStack {
        ForEach(["first", "second"], id: \.self) { name in
          Text(name).printsAppearance(name).opacity(selection == name ? 1 : 0)
        }
      }
    }
  }

  // R23. fatbobman.com, SwiftUI view life cycle; ole/swiftui-view-lifecycle, opacity.
  @Test("Opacity makes nothing appear or disappear")
  func opacity() throws {
    let simulation = Simulation { Fading() }
    #expect(simulation.lines.sorted() == ["first appears", "second appears"])
    #expect(try simulation.lines { try simulation.tap("change") } == [])
    #expect(try simulation.lines { try simulation.tap("change") } == [])
  }

  // R24. ole/swiftui-view-lifecycle; fatbobman.com: a VStack in a ScrollView is not lazy.
  @Test("All rows of a VStack in a ScrollView appear at launch, and stay")
  func rows() throws {
    let simulation = Simulation {
      ScrollView {
        VStack {
          ForEach(0..<50) { row in
            Text("\(row)").onAppear { print(row) }.onDisappear { print("disappears") }
          }
        }
      }
    }
    #expect(Set(simulation.lines) == Set((0..<50).map { "\($0)" }))
    #expect(simulation.lines.count == 50)
    #expect(try simulation.lines { try simulation.advance(by: .seconds(60)) } == [])
  }

  private struct Stack: View {
    var body: some View {
      NavigationStack {
        NavigationLink("push") { Text("pushed") }
          .onDisappear { print("R") }
      }
      .onDisappear { print("S") }
    }
  }

  // R25. medium.com/geekculture: SwiftUI view life cycles.
  @Test("A push makes the content of a stack disappear, not the stack itself")
  func containerAndContent() throws {
    let simulation = Simulation { Stack() }
    #expect(try simulation.lines { try simulation.tap("push") } == ["R"])
    #expect(try simulation.lines { try simulation.goBack() } == [])
  }

  private struct Root: View {
    var body: some View {
      NavigationStack {
        NavigationLink("push") { Text("pushed") }
          .task {
            print("root starts")
            try? await Task.sleep(for: .seconds(3_600))
            print("root cancelled")
          }
      }
    }
  }

  // R12. pointfreeco/swift-composable-architecture#3527: the root's task ends when it is covered.
  @Test("A root's task is cancelled by the time that its cover goes, and starts again then")
  func coveredRoot() throws {
    let simulation = Simulation { Root() }
    #expect(simulation.lines == ["root starts"])
    try simulation.tap("push")
    try simulation.goBack()
    // The looser check: at the push or at the pop. (Ours comes at the push.)
    #expect(simulation.lines.sorted() == ["root cancelled", "root starts", "root starts"])
  }
}

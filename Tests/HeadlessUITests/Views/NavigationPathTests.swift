import HeadlessUI
import Testing

@Suite("A navigation stack's path: a screen for each value")
@MainActor
struct NavigationPathTests {
  private struct Page: View {
    let title: String
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Dismiss \(title)") { dismiss() } }
  }

  private struct Strange: View {
    @State private var path = NavigationPath()

    var body: some View {
      Text("path of \(path.count)")
      NavigationStack(path: $path) {
        VStack {
          Button("Push") {
            path.append(1)
            path.append("strange")
            path.append(2)
          }
          NavigationLink("Link", value: "strange")
        }
        .navigationDestination(for: Int.self) { Page(title: "\($0)") }
      }
    }
  }

  @Test("A value that no destination is for has a blank screen, and a warning")
  func strangeValue() throws {
    let simulation = Simulation { Strange() }
    try simulation.tap("Push")
    #expect(
      simulation.lines == [
        """
        A value of type String was pushed on a navigation stack of Strange, which does not know \
        how to show it: its screen is blank. Put `.navigationDestination(for: String.self) { … }` \
        on a view inside the stack.
        """
      ]
    )
    #expect(simulation.screen == "path of 3\n[‹ Back]\n  [Dismiss 2]")
    try simulation.tap("Dismiss 2")
    #expect(simulation.screen == "path of 2\n[‹ Back]")
    try simulation.goBack()
    #expect(simulation.screen == "path of 1\n[‹ Back]\n  [Dismiss 1]")
    try simulation.tap("Dismiss 1")
    #expect(simulation.screen == "path of 0\nnavigation\n  [Push]\n  [Link ›]")
  }

  @Test("A link with such a value pushes nothing, and there is a warning")
  func strangeLink() throws {
    let simulation = Simulation { Strange() }
    let screen = simulation.screen
    try simulation.tap("Link")
    #expect(
      simulation.lines == [
        """
        A value of type String was pushed on a navigation stack of Strange, which does not know \
        how to show it: no screen is pushed. Put `.navigationDestination(for: String.self) { … }` \
        on a view inside the stack.
        """
      ]
    )
    #expect(simulation.screen == screen)
  }

  private struct Late: View {
    @State private var path = ["late"]
    @State private var isKnown = false

    var body: some View {
      Toggle("Known", isOn: $isKnown)
      NavigationStack(path: $path) {
        if isKnown {
          Text("root").navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
  }

  @Test("The screen is no longer blank when there is a destination")
  func lateDestination() throws {
    let simulation = Simulation { Late() }
    #expect(simulation.screen == "[ ] Known\n[‹ Back]")
    try simulation.toggle("Known")
    #expect(simulation.screen == "[x] Known\n[‹ Back]\n  late")
  }

  private struct Mixed: View {
    @State private var path: [Int] = []

    var body: some View {
      Text("path \(path)")
      NavigationStack(path: $path) {
        self.page("root")
          .navigationDestination(for: Int.self) { self.page("\($0)") }
      }
      Button("Append 9") { path.append(9) }
      Button("Drop") { path.removeLast() }
      Button("Set 8") { path = [8] }
    }

    private func page(_ title: String) -> some View {
      VStack {
        Text(title)
        NavigationLink("Value", value: path.count + 1)
        NavigationLink("View") {
          VStack {
            Text("view on \(title)")
            NavigationLink("Value", value: path.count + 1)
          }
        }
      }
    }
  }

  /// The path, and what the screen on top is.
  private func top(of simulation: Simulation) -> [String] {
    let lines = simulation.screen.split(separator: "\n").map { $0.drop { $0 == " " } }
    return [String(lines[0]), String(lines[2])]
  }

  @Test("What is pushed last is on top, be it a value or a view")
  func mixed() throws {
    let simulation = Simulation { Mixed() }
    try simulation.tap("View")
    #expect(self.top(of: simulation) == ["path []", "view on root"])
    try simulation.tap("Value")
    #expect(self.top(of: simulation) == ["path [1]", "1"])
    try simulation.tap("View")
    #expect(self.top(of: simulation) == ["path [1]", "view on 1"])
    try simulation.tap("Append 9")
    #expect(self.top(of: simulation) == ["path [1, 9]", "9"])
    for expected in [["path [1]", "view on 1"], ["path [1]", "1"], ["path []", "view on root"]] {
      try simulation.goBack()
      #expect(self.top(of: simulation) == expected)
    }
    try simulation.goBack()
    #expect(self.top(of: simulation) == ["path []", "root"])
  }

  @Test("With a value, what is above it goes; what is below it stays")
  func mixedRemoval() throws {
    let simulation = Simulation { Mixed() }
    for title in ["View", "Value", "View", "Value", "View"] { try simulation.tap(title) }
    #expect(self.top(of: simulation) == ["path [1, 2]", "view on 2"])
    try simulation.tap("Drop")
    #expect(self.top(of: simulation) == ["path [1]", "view on 1"])
    try simulation.tap("Set 8")
    #expect(self.top(of: simulation) == ["path [8]", "8"])
    try simulation.goBack()
    #expect(self.top(of: simulation) == ["path []", "view on root"])
  }
}

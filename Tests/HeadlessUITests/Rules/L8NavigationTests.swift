import HeadlessUI
import Testing

@Suite("L8 Navigation: a push covers and keeps state, a pop ends it")
@MainActor
struct L8NavigationTests {
  @Test("A push makes the new screen appear and then the covered one disappear")
  func push() throws {
    let simulation = Simulation { LinkedStack() }
    #expect(simulation.lines == ["root appears", "root task starts"])
    #expect(
      try simulation.lines { try simulation.tap("Open") } == [
        "detail appears", "root disappears", "detail task starts", "root task ends",
      ]
    )
    #expect(simulation.screen == "[‹ Back]\n  detail 0\n  [Add to detail]")
  }

  @Test("A pop makes the root appear again, with its state, and ends the popped screen's")
  func pop() throws {
    let simulation = Simulation { LinkedStack() }
    try simulation.tap("Add to root")
    try simulation.tap("Open")
    try simulation.tap("Add to detail")
    #expect(simulation.screen == "[‹ Back]\n  detail 1\n  [Add to detail]")
    #expect(
      try simulation.lines { try simulation.goBack() } == [
        "root appears", "detail disappears", "detail is gone", "root task starts",
        "detail task ends",
      ]
    )
    #expect(simulation.screen == "navigation\n  root 1\n  [Add to root]\n  [Open ›]")
    try simulation.tap("Open")
    #expect(simulation.screen == "[‹ Back]\n  detail 0\n  [Add to detail]")
  }

  @Test("Modifiers on the stack itself do not fire")
  func outside() throws {
    let simulation = Simulation {
      LinkedStack().printsAppearance("stack").loggingTask("stack task")
    }
    let launch = ["root appears", "stack appears", "root task starts", "stack task starts"]
    #expect(simulation.lines == launch)
    try simulation.tap("Open")
    try simulation.goBack()
    #expect(simulation.lines.contains("stack disappears") == false)
    #expect(simulation.lines.filter { $0.hasPrefix("stack") }.count == 2)
    #expect(try simulation.lines { try simulation.end() }.contains("stack disappears"))
  }

  @Test("Two screens pushed at once: the lower one appears when the upper is popped")
  func twoAtOnce() throws {
    let simulation = Simulation { PathStack() }
    #expect(try simulation.lines { try simulation.tap("Set 1, 2") } == ["2 appears", "root gone"])
    #expect(
      try simulation.lines { try simulation.goBack() } == ["1 appears", "2 gone", "2 is gone"]
    )
    #expect(
      try simulation.lines { try simulation.goBack() } == ["root appears", "1 gone", "1 is gone"]
    )
  }

  @Test("From three screens to none: one disappears, the state of all three ends")
  func popToRoot() throws {
    let simulation = Simulation { PathStack() }
    for number in 1...3 { try simulation.tap("Push \(number)") }
    #expect(
      try simulation.lines { try simulation.tap("Clear") } == [
        "root appears", "3 gone", "3 is gone", "2 is gone", "1 is gone",
      ]
    )
  }

  @Test("Another value on top is another screen; what stays below keeps its state")
  func replaceTop() throws {
    let simulation = Simulation { PathStack() }
    try simulation.tap("Push 1")
    try simulation.tap("Add to 1")
    try simulation.tap("Push 2")
    #expect(
      try simulation.lines { try simulation.tap("Set 1, 3") } == [
        "3 appears", "2 gone", "2 is gone",
      ]
    )
    try simulation.goBack()
    #expect(simulation.screen.contains("1 counts 1"))
  }

  @Test("An equal path changes nothing")
  func equalPath() throws {
    let simulation = Simulation { PathStack() }
    try simulation.tap("Set 1, 2")
    try simulation.tap("Add to 2")
    #expect(try simulation.lines { try simulation.tap("Set 1, 2") } == [])
    #expect(simulation.screen.contains("2 counts 1"))
  }

  @Test("A covered screen is updated, and its task(id:) waits for the return")
  func covered() throws {
    let model = Model()
    let simulation = Simulation { CoveredStack(model: model) }
    #expect(simulation.lines == ["body 0", "task 0"])
    try simulation.tap("Open")
    #expect(try simulation.lines { try simulation.tap("Change") } == ["body 1"])
    #expect(try simulation.lines { try simulation.tap("Change") } == ["body 2"])
    #expect(try simulation.lines { try simulation.goBack() } == ["task 2"])
  }

  @Test("A path of values of several types finds the destination of each")
  func mixedPath() throws {
    let simulation = Simulation { MixedStack() }
    try simulation.tap("Number")
    #expect(simulation.screen == "[‹ Back] “One number”\n  number 7\n  [Text ›]")
    try simulation.tap("Text")
    #expect(simulation.screen == "[‹ Back]\n  text seven")
    try simulation.goBack()
    try simulation.goBack()
    #expect(simulation.screen == "navigation “Start”\n  depth 0\n  [Number ›]")
  }

  @Test("A pushed screen may bring destinations of its own, and is updated without end")
  func nestedDestinations() throws {
    let simulation = Simulation(limits: .init(passes: 20)) { NestedDestinations() }
    try simulation.tap("Number")
    try simulation.tap("Text")
    #expect(simulation.screen == "[‹ Back]\n  text seven, count 0\n  [Count]")
    try simulation.tap("Count")
    #expect(simulation.screen == "[‹ Back]\n  text seven, count 1\n  [Count]")
    try simulation.goBack()
    #expect(simulation.screen == "[‹ Back]\n  number 7\n  [Text ›]")
  }

  @Test("dismiss pops the screen that it was read on, and what is above it")
  func dismiss() throws {
    let simulation = Simulation { DismissStack() }
    try simulation.tap("One")
    #expect(simulation.screen == "[‹ Back]\n  one, presented true\n  [Dismiss one]\n  [Two ›]")
    try simulation.tap("Dismiss one")
    #expect(simulation.screen == "navigation\n  root, presented false\n  [One ›]")
    #expect(message { try simulation.goBack() }?.isEmpty == false)
  }

  @Test("A stack in a tab: the top screen alone goes and comes with the tab")
  func inTab() throws {
    let simulation = Simulation {
      TabView {
        LinkedStack()
        Text("other").printsAppearance("other")
      }
    }
    try simulation.tap("Open")
    #expect(
      try simulation.lines { try simulation.select(tab: 2) } == [
        "other appears", "detail disappears", "detail task ends",
      ]
    )
    #expect(
      try simulation.lines { try simulation.select(tab: 1) } == [
        "detail appears", "other disappears", "detail task starts",
      ]
    )
  }

  @Test("The environment reaches pushed screens, and its changes too")
  func environment() throws {
    let simulation = Simulation { EnvironmentStack() }
    try simulation.tap("Open")
    #expect(simulation.screen == "[‹ Back]\n  scale 1\n  [Grow]")
    try simulation.tap("Grow")
    #expect(simulation.screen == "[‹ Back]\n  scale 2\n  [Grow]")
  }
}

// MARK: - Screens

/// Holds an object for as long as its state lives; makes it only when it appears, so that the
/// wrapper's throw-away initial values print nothing.
private struct Keeper: View {
  let name: String
  @State private var held: Mortal?
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(self.name) \(self.count)")
      Button("Add to \(self.name)") { self.count += 1 }
    }
    .onAppear { if self.held == nil { self.held = Mortal(self.name) } }
  }
}

private struct LinkedStack: View {
  var body: some View {
    NavigationStack {
      VStack {
        Keeper(name: "root")
        NavigationLink("Open") {
          Keeper(name: "detail").printsAppearance("detail").loggingTask("detail task")
        }
      }
      .printsAppearance("root")
      .loggingTask("root task")
    }
  }
}

private struct PathStack: View {
  @State private var path: [Int] = []

  var body: some View {
    VStack {
      NavigationStack(path: self.$path) {
        Text("root")
          .onAppear { print("root appears") }
          .onDisappear { print("root gone") }
          .navigationDestination(for: Int.self) { Numbered(number: $0) }
      }
      ForEach(1...3, id: \.self) { number in
        Button("Push \(number)") { self.path.append(number) }
      }
      Button("Set 1, 2") { self.path = [1, 2] }
      Button("Set 1, 3") { self.path = [1, 3] }
      Button("Clear") { self.path = [] }
    }
  }
}

private struct Numbered: View {
  let number: Int
  @State private var held: Mortal?
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(self.number) counts \(self.count)")
      Button("Add to \(self.number)") { self.count += 1 }
    }
    .onAppear {
      print("\(self.number) appears")
      if self.held == nil { self.held = Mortal("\(self.number)") }
    }
    .onDisappear { print("\(self.number) gone") }
  }
}

@Observable @MainActor
private final class Model {
  var number = 0
}

private struct CoveredStack: View {
  let model: Model

  var body: some View {
    NavigationStack {
      VStack {
        Covered(model: self.model)
        NavigationLink("Open") { Button("Change") { self.model.number += 1 } }
      }
    }
  }
}

private struct Covered: View {
  let model: Model

  var body: some View {
    let _ = print("body \(self.model.number)")
    Text("\(self.model.number)")
      .task(id: self.model.number) { print("task \(self.model.number)") }
  }
}

private struct MixedStack: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: self.$path) {
      VStack {
        Text("depth \(self.path.count)")
        NavigationLink("Number", value: 7)
      }
      .navigationTitle("Start")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("number \(number)")
          NavigationLink("Text", value: "seven")
        }
        .navigationTitle("One number")
      }
      .navigationDestination(for: String.self) { Text("text \($0)") }
    }
  }
}

private struct NestedDestinations: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      NavigationLink("Number", value: 7)
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("number \(number)")
            NavigationLink("Text", value: "seven")
          }
          .navigationDestination(for: String.self) { text in
            VStack {
              Text("text \(text), count \(self.count)")
              Button("Count") { self.count += 1 }
            }
          }
        }
    }
  }
}

private struct DismissStack: View {
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    NavigationStack {
      VStack {
        Text("root, presented \(self.isPresented)")
        NavigationLink("One") { One() }
      }
    }
  }
}

private struct One: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text("one, presented \(self.isPresented)")
      Button("Dismiss one") { self.dismiss() }
      NavigationLink("Two") { Text("two") }
    }
  }
}

extension EnvironmentValues {
  fileprivate var scale: Int {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

private enum ScaleKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct EnvironmentStack: View {
  @State private var scale = 1

  var body: some View {
    NavigationStack {
      NavigationLink("Open") { Scaled { self.scale += 1 } }
    }
    .environment(\.scale, self.scale)
  }
}

private struct Scaled: View {
  let grow: @MainActor () -> Void
  @Environment(\.scale) private var scale

  var body: some View {
    Text("scale \(self.scale)")
    Button("Grow", action: self.grow)
  }
}

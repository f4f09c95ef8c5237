import HeadlessUI
import Testing

@Suite("Scenarios: when a task starts and when it is cancelled")
@MainActor struct TaskScenarios {
  /// Shows its content after a tap on “toggle”.
  private struct Host<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isShown = false

    var body: some View {
      Button("toggle") { isShown.toggle() }
      if isShown { content() }
    }
  }

  private func work() async {
    try? await Task.sleep(for: .seconds(1))
    print("inner cancelled=\(Task.isCancelled)")
  }

  // R1. StackOverflow 76949404: Why isn't a Task automatically cancelled when a View disappears?
  @Test("A task made inside a view's task is not cancelled with it")
  func unstructured() throws {
    let simulation = Simulation { Host { Text("c").task { Task { await work() } } } }
    try simulation.tap("toggle")
    try simulation.advance(by: .milliseconds(100))
    try simulation.tap("toggle")
    #expect(simulation.lines == [])
    try simulation.advance(by: .seconds(1))
    #expect(simulation.lines == ["inner cancelled=false"])
    #expect(simulation.transcript.lines.last?.time == .seconds(1))
  }

  // R1, variant.
  @Test("What a view's task awaits itself is cancelled when the view goes, and not later")
  func structured() throws {
    let simulation = Simulation { Host { Text("c").task { await work() } } }
    try simulation.tap("toggle")
    try simulation.advance(by: .milliseconds(100))
    #expect(try simulation.lines { try simulation.tap("toggle") } == ["inner cancelled=true"])
    #expect(try simulation.lines { try simulation.advance(by: .seconds(2)) } == [])
  }

  private struct Loader: View {
    let number: Int
    let hasID: Bool

    var body: some View {
      if hasID {
        Text("\(number)").task(id: number) { print("load \(number)") }
      } else {
        Text("\(number)").task { print("load \(number)") }
      }
    }
  }

  private struct LoaderParent: View {
    let hasID: Bool
    @State private var number = 1

    var body: some View {
      Button("next") { number += 1 }
      Loader(number: number, hasID: hasID)
    }
  }

  // R2. chris.eidhof.nl: Task Identity.
  @Test(
    "A task reloads for a new input only if the input is its id",
    arguments: [(false, ["load 1"]), (true, ["load 1", "load 2", "load 3"])]
  )
  func reload(hasID: Bool, lines: [String]) throws {
    let simulation = Simulation { LoaderParent(hasID: hasID) }
    try simulation.tap("next")
    try simulation.tap("next")
    #expect(simulation.screen == "[next]\n3")
    #expect(simulation.lines == lines)
  }

  // R3. fatbobman.com: Mastering SwiftUI's task modifier, the timer that goes on after “Hide”.
  @Test("A loop that swallows cancellation runs on without waiting, to its end")
  func swallowing() throws {
    let simulation = Simulation {
      Host {
        Text("t").task {
          for number in 0..<1_000 {
            try? await Task.sleep(for: .seconds(1))
            print(number)
          }
        }
      }
    }
    try simulation.tap("toggle")
    try simulation.advance(by: .seconds(2))
    #expect(simulation.lines == ["0", "1"])
    try simulation.tap("toggle")
    #expect(simulation.lines == (0..<1_000).map { "\($0)" })
    #expect(simulation.transcript.lines.last?.time == .seconds(2))
  }

  // R3, variant.
  @Test("A loop that asks for cancellation prints at most one more number")
  func listening() throws {
    let simulation = Simulation {
      Host {
        Text("t").task {
          var number = 0
          while Task.isCancelled == false {
            try? await Task.sleep(for: .seconds(1))
            print(number)
            number += 1
          }
        }
      }
    }
    try simulation.tap("toggle")
    try simulation.advance(by: .seconds(2))
    try simulation.tap("toggle")
    #expect(simulation.lines == ["0", "1", "2"])
    try simulation.end()
  }

  private struct Work: View {
    let hasID: Bool
    @State private var loadID = 0

    var body: some View {
      Button("load") {
        if hasID { loadID += 1 } else { Task { await run() } }
      }
      .task(id: loadID) { if loadID > 0 { await run() } }
    }

    private func run() async {
      print("work begins")
      try? await Task.sleep(for: .seconds(10))
      print("work ends, cancelled=\(Task.isCancelled)")
    }
  }

  // R8. SwiftedMind/Processed#2: Long running tasks are not cancelled on view disappear.
  @Test(
    "Work that a button starts in a task of its own survives the view; an id of a task does not",
    arguments: [
      (false, "10.0 s", "work ends, cancelled=false"),
      (true, "0.0 s", "work ends, cancelled=true"),
    ]
  )
  func buttonWork(hasID: Bool, time: String, line: String) throws {
    let simulation = Simulation { Host { Work(hasID: hasID) } }
    try simulation.tap("toggle")
    try simulation.tap("load")
    try simulation.tap("toggle")
    try simulation.advance(by: .seconds(20))
    #expect(simulation.lines == ["work begins", line])
    #expect(simulation.timedLines.last == "\(time) \(line)")
  }

  private struct Rising: View {
    @State private var t = 0

    var body: some View {
      let _ = print("body")
      Text("\(t)").task(id: t) {
        if t < 5 {
          t += 1
          print(t)
        }
      }
    }
  }

  // R14. fatbobman.com: onChange, its section on task(id:).
  @Test("A task that changes its own id goes on as long as it does, and no loop is warned of")
  func ownID() {
    let simulation = Simulation { Rising() }
    #expect(
      simulation.lines == [
        "body", "1", "body", "2", "body", "3", "body", "4", "body", "5", "body",
      ]
    )
    #expect(simulation.screen == "5")
  }
}

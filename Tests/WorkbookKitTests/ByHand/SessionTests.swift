import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("Playing by hand")
@MainActor
struct SessionTests {
  @Test("The screen, the choices, the lines; the end of input takes the views away")
  func session() {
    let run = Run(Desk.self, "--interactive", typing: ["start", "wait 2"])
    #expect(run.status == .success)
    #expect(run.err.isEmpty)
    #expect(
      run.out == """
        13 · A desk

        launch
            │ [Start]
            │ [Start again]
            │ [ ] Lamp
          1 tap Start · 2 tap Start again · 3 toggle Lamp · wait · screen · help · quit
        tap “Start”
            │ [Start]
            │ [Start again]
            │ [ ] Lamp
          1 tap Start · 2 tap Start again · 3 toggle Lamp · wait · screen · help · quit
        wait 2 s
          1.0 s  Tick
          2.0 s  Tick
            │ [Start]
            │ [Start again]
            │ [ ] Lamp
          1 tap Start · 2 tap Start again · 3 toggle Lamp · wait · screen · help · quit
        end
          2.0 s  Away

        """
    )
  }

  @Test(
    "A step may be typed in several ways",
    arguments: [
      ("tap Start", "tap “Start”"), ("  TAP   start ", "tap “Start”"), ("Start", "tap “Start”"),
      ("1", "tap “Start”"), ("start a", "tap “Start again”"), ("lam", "toggle “Lamp”"),
      ("toggle l", "toggle “Lamp”"), ("wait", "wait 1 s"), ("wait 0.5 s", "wait 0.5 s"),
    ]
  )
  func ways(line: String, step: String) {
    let run = Run(Desk.self, "--interactive", typing: [line])
    #expect(run.out.contains("\n\(step)\n"))
  }

  @Test(
    "What is not understood is answered in one line, and the session goes on",
    arguments: [
      ("sta", "“sta” could be “tap Start”, “tap Start again”. Type a little more."),
      (
        "tap Strat",
        "unknown command “tap Strat”. Nearest match: “tap Start”. “help” lists what can be done."
      ),
      (
        "strat ag",
        "unknown command “strat ag”. Nearest match: “tap Start again”. “help” lists what can be done."
      ),
      ("qwertz", "unknown command “qwertz”. “help” lists what can be done."),
      (
        String(repeating: "x", count: 2_000), "A line of 2000 bytes is too long for a command."
      ),
      (
        "-9223372036854775808",
        "There is no choice -9223372036854775808. “help” lists what can be done."
      ),
      ("17", "There is no choice 17. “help” lists what can be done."),
      ("wait a bit", "“wait” needs a number of seconds from 0 to 86400: wait 3"),
      ("wait -1", "“wait” needs a number of seconds from 0 to 86400: wait 3"),
      ("wait nan", "“wait” needs a number of seconds from 0 to 86400: wait 3"),
      ("slide up", "“slide” needs a number: slide 0.5"),
      ("type x", "No text field is on screen."),
    ]
  )
  func misunderstood(line: String, answer: String) {
    let run = Run(Desk.self, "--interactive", typing: [line, "wait 1"])
    #expect(run.out.contains("\n  \(answer)\n"))
    #expect(run.out.contains("\nwait 1 s\n"))
    #expect(run.status == .success)
  }

  @Test(
    "quit ends at once, and an empty line does nothing",
    arguments: ["quit", "q", "EXIT", "end"]
  )
  func quit(word: String) {
    let run = Run(Desk.self, "--interactive", typing: ["", word, "wait 1"])
    #expect(run.out.contains("wait 1 s") == false)
    #expect(run.out.hasSuffix("quit\nend\n  0.0 s  Away\n"))
  }

  @Test("Help tells of every verb; screen shows the views again")
  func help() {
    let run = Run(Desk.self, "--interactive", typing: ["help", "screen"])
    for verb in ["tap", "wait", "tab", "toggle", "type", "slide", "delete", "back", "quit"] {
      #expect(run.out.contains("  \(verb) "))
    }
    #expect(run.out.ranges(of: "│ [Start]\n").count == 2)
  }

  @Test("The choices keep within the width of the terminal", arguments: [30, 60, 200])
  func width(columns: Int) {
    let run = Run(Desk.self, "--interactive", columns: columns, typing: [])
    let lines = run.out.split(separator: "\n").filter { $0.contains(" · ") }.dropFirst()
    #expect(lines.allSatisfy { $0.count <= columns })
  }

  @Test("A task left running is told, and the status says so")
  func leak() {
    let run = Run(Leaking.self, "--interactive", typing: ["leak"])
    #expect(run.status == .failure)
    #expect(run.out.contains("is still running after the end."))
  }

  @Test("--step waits before each step; when the input ends, so does the act")
  func stepping() {
    let run = Run(Desk.self, "--step", typing: ["", ""])
    #expect(run.status == .success)
    #expect(
      run.out == """
        13 · A desk

        launch
        tap “Start”
        wait 1 s
          1.0 s  Tick
        end
          1.0 s  Away

        """
    )
  }

  @Test("What a pacemaker is told to wait is what time moves by, in all")
  func pace() throws {
    let simulation = Simulation { DeskView() }
    var waits: [Duration] = []
    simulation.pace = { waits.append($0) }
    try simulation.tap("Start")
    try simulation.advance(by: .seconds(2.5))
    #expect(waits == [.seconds(1), .seconds(1), .milliseconds(500)])
    simulation.pace = nil
    try simulation.pass(.seconds(1))
    #expect(simulation.transcript.steps.last?.title == "wait 2.5 s")
    #expect(simulation.transcript.steps.last?.lines.count == 3)
    try simulation.end()
  }
}

/// A chapter to play with.
private enum Desk: Chapter {
  static let number = 13
  static let title = "A desk"
  static let question = "What is on it?"

  static var acts: [Act] {
    Act("desk", DeskView()) {
      Tap("Start")
      Wait(seconds: 1)
      Flip("Lamp")
    }
  }
}

private struct DeskView: View {
  @State private var isOn = false
  @State private var isStarted = false

  var body: some View {
    VStack {
      Button("Start") { self.isStarted = true }
      Button("Start again") {}
      Toggle("Lamp", isOn: self.$isOn)
    }
    .task(id: self.isStarted) {
      while self.isStarted {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        print("Tick")
      }
    }
    .onDisappear { print("Away") }
  }
}

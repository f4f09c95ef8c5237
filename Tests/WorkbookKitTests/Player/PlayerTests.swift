import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("The player")
@MainActor
struct PlayerTests {
  @Test("One act: the chapter's heading, then the transcript")
  func oneAct() {
    let run = Run(Greeting.self, "hello")
    #expect(run.status == .success)
    #expect(run.err.isEmpty)
    #expect(
      run.out == """
        7 · A greeting

        launch
        tap “Greet”
          0.0 s  Hello.
        wait 1 s

        """
    )
  }

  @Test("Several acts: each has a heading, with a blank line between")
  func allActs() {
    let run = Run(Greeting.self)
    #expect(
      run.out == """
        7 · A greeting

        act hello
        launch
        tap “Greet”
          0.0 s  Hello.
        wait 1 s

        act two-words
        launch
        tap “Greet”
          0.0 s  Hello.
        tap “Greet”
          0.0 s  Hello.

        """
    )
  }

  @Test("On a terminal, headings are bold and time stamps dim")
  func color() {
    let run = Run(Greeting.self, "hello", isColored: true)
    #expect(
      run.out == """
        \u{1B}[1;4m7 · A greeting\u{1B}[0m

        \u{1B}[1mlaunch\u{1B}[0m
        \u{1B}[1mtap “Greet”\u{1B}[0m
        \u{1B}[2m  0.0 s  \u{1B}[0mHello.
        \u{1B}[1mwait 1 s\u{1B}[0m

        """
    )
  }

  @Test("Apart from the colours, the bytes are those of the plain text")
  func sameBytes() {
    let chapters: [any Chapter.Type] = [Greeting.self, Leaking.self]
    for chapter in chapters {
      let colored = Run(chapter, "--screen", isColored: true).out
      #expect(colored.contains("\u{1B}"))
      #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Run(chapter, "--screen").out)
      #expect(
        Run(chapter, "--screen", "--plain", isColored: true).out == Run(chapter, "--screen").out
      )
    }
  }

  @Test("--screen shows the views after each step")
  func screen() throws {
    let simulation = Simulation { Greeter() }
    let screen = simulation.screen.split(separator: "\n").map { "    │ \($0)\n" }.joined()
    try simulation.end()
    #expect(screen.contains("Nice to see you"))
    let run = Run(Greeting.self, "hello", "--screen")
    #expect(
      run.out.hasPrefix(
        "7 · A greeting\n\nlaunch\n\(screen)tap “Greet”\n  0.0 s  Hello.\n\(screen)"
      )
    )
  }

  @Test("A missing control: what came before stays, and the error says where it happened")
  func missingControl() {
    let run = Run(Broken.self)
    #expect(run.status == .failure)
    #expect(
      run.out.hasPrefix("8 · A mistake\n\nact wrong-title\nlaunch\ntap “Greet”\n  0.0 s  Hello.\n")
    )
    #expect(run.out.contains("wait") == false)
    #expect(run.out.contains("never played") == false)
    #expect(run.err.hasPrefix("Broken, act wrong-title, step tap “Great”: "))
    #expect(run.err.hasSuffix("\n"))
  }

  @Test("A task left running is told once, as a warning, and the other acts are played")
  func leak() {
    let run = Run(Leaking.self)
    #expect(run.status == .failure)
    #expect(run.err.isEmpty)
    #expect(run.out.contains("tap “Leak”\nend\n  0.0 s  warning: "))
    #expect(run.out.contains("act hello\nlaunch\ntap “Greet”\n  0.0 s  Hello.\n"))
    #expect(Run(Leaking.self, isColored: true).out.contains("\u{1B}[33m  0.0 s  warning: "))
  }

  @Test("A crash leaves everything on screen that came before it")
  func crash() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardOutputContent]
    ) {
      _ = await ChapterCommand(chapter: Crashing.self, console: .standard).run(["--plain"])
    }
    #expect(
      String(decoding: result.standardOutputContent, as: UTF8.self).hasSuffix(
        """
        12 · A crash

        launch
        tap “Greet”
          0.0 s  Hello.
        tap “Crash”
          0.0 s  Not
          0.0 s  far.

        """
      )
    )
  }

  @Test("Every line is written as soon as it is there")
  func streaming() {
    var written: [Int] = []
    var writes = 0
    struct Note: ScriptStep {
      let title = "note"
      let action: @MainActor @Sendable () -> Void
      func perform(on simulation: Simulation) throws { action() }
    }
    let player = Player(
      chapter: Greeting.self,
      console: Console(isColored: false, out: { _ in writes += 1 }, err: { _ in }),
      showsScreen: false,
      showsTrace: false,
      watchdog: nil
    )
    let act = Act("notes", Greeter()) {
      Note { written.append(writes) }
      Tap("Greet")
      Note { written.append(writes) }
    }
    #expect(player.play([act]) == .success)
    // Title, blank line and launch before the first note; the tap and its line before the second.
    #expect(written == [3, 5])
  }
}

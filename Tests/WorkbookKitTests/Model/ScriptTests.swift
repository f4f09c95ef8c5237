import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("Scripts and chapters")
struct ScriptTests {
  @Test("A script may branch, repeat and contain another script")
  func building() {
    let inner = Script {
      Wait(.milliseconds(2500))
      SelectTab(2)
    }
    let isLong = true
    let script = Script {
      Tap("Show")
      if isLong { inner }
      if isLong == false { Tap("Never") } else { Tap("Always") }
      for label in ["a", "b"] { Tap(label) }
    }
    #expect(
      script.steps.map(\.title) == [
        "tap “Show”", "wait 2.5 s", "select tab 2", "tap “Always”", "tap “a”", "tap “b”",
      ]
    )
  }

  @Test("Seconds are told without needless digits", arguments: [(3, "3"), (0.25, "0.25")])
  func seconds(seconds: Double, text: String) {
    #expect(Wait(seconds: seconds).title == "wait \(text) s")
  }

  @Test("The page of a chapter is named after its number and its type")
  @MainActor
  func page() {
    enum IntervalID: Chapter {
      static let number = 12
      static let title = ""
      static let question = ""
      static var acts: [Act] {}
    }
    #expect(Greeting.pagePath == "docs/07-greeting.md")
    #expect(IntervalID.pagePath == "docs/12-interval-id.md")
  }

  @Test("A chapter may have another name than its type, and is called by it everywhere")
  @MainActor
  func name() {
    enum MemoProgram: Chapter {
      static let name = "MemoProperty"
      static let number = 13
      static let title = ""
      static let question = ""
      static var acts: [Act] {}
    }
    #expect(MemoProgram.pagePath == "docs/13-memo-property.md")
    let help = Run(MemoProgram.self, "--help").out
    #expect(help.contains("usage: swift run MemoProperty [ACT…]"))
  }

  @Test("An act makes its views afresh each time it is played")
  @MainActor
  func freshViews() {
    var launches = 0
    func root() -> Greeter {
      launches += 1
      return Greeter()
    }
    let act = Act("count", root()) { Tap("Greet") }
    #expect(launches == 0)
    let first = act.play(in: "Greeting").transcript
    let second = act.play(in: "Greeting").transcript
    #expect(launches == 2)
    #expect(first == second)
  }
}

import HeadlessUI
import Testing

@testable import WorkbookKit

@Suite("Stretches: up to a step")
@MainActor
struct UntilTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Count") {
        count += 1
        print("\(count)")
      }
    }
  }

  @Test("A stretch up to a step begins with the launch and ends with that step")
  func until() {
    let act = Act("count", Counter()) {
      for _ in 1...3 { Tap("Count") }
    }
    let run = act.play(in: "Counting")
    #expect(run.until(Tap("Count")).printed == ["1"])
    #expect(run.until(Tap("Count"), 2).printed == ["1", "2"])
    #expect(run.after(Tap("Count"), 2).printed == ["3"])
  }

  @Test("Of a script that did not come so far, there is none")
  func notReached() {
    let act = Act("count", Counter()) {
      Tap("Reset")
      Tap("Count")
    }
    #expect(act.play(in: "Counting").until(Tap("Count")).lines.isEmpty)
  }
}

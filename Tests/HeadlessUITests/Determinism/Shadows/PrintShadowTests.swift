import Testing

@testable import HeadlessUI

@Suite("print")
@MainActor struct PrintShadowTests {
  @Test("In a simulation it writes lines of the transcript")
  func inSimulation() {
    let simulation = simulate {
      print()
      print("one", 2, [3], separator: "-")
      print("unfinished", terminator: "")
      print(" and", "finished", terminator: ".\n")
      print("first\nsecond\n\nfourth")
      print(nil as Int? as Any)
      print("left over", terminator: "")
    }
    #expect(
      simulation.lines == [
        "", "one-2-[3]", "unfinished and finished.", "first", "second", "", "fourth", "nil",
        "left over",
      ]
    )
    #expect(simulation.transcript.lines.allSatisfy { $0.kind == .output })
  }

  @Test("A line has the time at which it was finished, and stands in its step")
  func time() throws {
    let simulation = simulate {
      print("begun", terminator: "")
      Task {
        print(", ended")
        try await Task.sleep(for: .milliseconds(1_250))
        print("later")
      }
    }
    try simulation.advance(by: .seconds(2))
    #expect(
      simulation.transcript.description == """
        launch
          0.0 s  begun, ended
        wait 2 s
          1.25 s  later
        """
    )
  }

  @Test("Printing to a stream of one's own stays what it was")
  func toStream() {
    let simulation = simulate {
      var text = ""
      print("a", "b", separator: "+", to: &text)
      print(text.count)
    }
    #expect(simulation.lines == ["4"])
  }

  @Test("Outside a simulation it writes to standard output")
  func outside() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        print("one", 2, [3], separator: "-", terminator: "!\n")
        print("plain")
        await MainActor.run { _ = simulate { print("inside") } }
        print("after")
      }
    )
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("one-2-[3]!\nplain\nafter\n"))
    #expect(output.contains("inside") == false)
  }
}

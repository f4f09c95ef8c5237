import Testing

@testable import HeadlessUI

@Suite("Transcripts: steps, lines, times")
@MainActor
struct TranscriptTests {
  @Test("The text has a heading a step and a time a line, aligned at the point")
  func text() throws {
    let simulation = Simulation {
      Text("")
        .task {
          print("now")
          try? await Task.sleep(for: .milliseconds(250))
          print("soon")
          try? await Task.sleep(for: .seconds(99.75))
          print("late")
        }
        .onDisappear { print("gone") }
    }
    try simulation.advance(by: .milliseconds(1500))
    try simulation.advance(by: .seconds(100))
    try simulation.end()
    #expect(
      simulation.transcript.description == """
        launch
          0.0 s  now
        wait 1.5 s
          0.25 s  soon
        wait 100 s
        100.0 s  late
        end
        101.5 s  gone
        """
    )
  }

  @Test("An end that prints nothing does not show")
  func silentEnd() throws {
    let simulation = Simulation { Text("") }
    try simulation.end()
    #expect(simulation.transcript.description == "launch")
    #expect(simulation.transcript.steps.map(\.title) == ["launch", "end"])
  }

  @Test("Lines are whole: breaks split them, terminators join them")
  func lines() throws {
    let simulation = Simulation()
    try simulation.perform {
      print("one", "two", separator: ", ", terminator: "; ")
      print("three\nfour")
      print()
      print("five", terminator: "")
    }
    try simulation.perform { print("six") }
    #expect(
      simulation.transcript.steps[1].lines.map(\.text) == ["one, two; three", "four", "", "five"]
    )
    #expect(simulation.transcript.steps[2].lines.map(\.text) == ["six"])
  }

  @Test("Line breaks of every kind: line feeds, with a carriage return or without")
  func lineBreaks() throws {
    let simulation = Simulation()
    try simulation.perform {
      print("a\r\nb")
      print("c", terminator: "\r\n")
      print("d", terminator: "\r")
      print("\ne\rf")
    }
    #expect(simulation.lines == ["a", "b", "c", "d", "e\rf"])
  }

  @Test("A line of many pieces takes no longer than they do")
  func pieces() throws {
    let simulation = Simulation()
    try simulation.perform {
      for _ in 0..<20_000 { print("piece", terminator: " ") }
    }
    #expect(simulation.lines.map(\.utf8.count) == [120_000])
  }

  @Test("A UUID of the simulation shows as a short name, in the order of first appearance")
  func identifiers() throws {
    let simulation = Simulation()
    try simulation.perform {
      let (unseen, first, second) = (UUID(), UUID(), UUID())
      print(second, first, [second])
      print("<\(first)>")
      print(unseen)
      print("00000000-0000-4000-8000-000000000000")
    }
    #expect(
      simulation.lines
        == ["#1 #2 [#1]", "<#2>", "#3", "00000000-0000-4000-8000-000000000000"]
    )
  }

  @Test("Writing state during an update is warned of and dropped")
  func warning() throws {
    struct Writer: View {
      @State private var count = 0

      private func write() { count += 1 }

      var body: some View {
        let _ = write()
        Text("\(count)")
      }
    }
    let simulation = Simulation { Writer() }
    #expect(simulation.screen == "0")
    #expect(
      simulation.transcript.description.hasPrefix(
        """
        launch
          0.0 s  warning: Modifying state during view update, this will cause undefined behavior.
        """
      )
    )
  }
}

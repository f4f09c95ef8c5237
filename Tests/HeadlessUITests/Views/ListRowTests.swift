import Testing

@testable import HeadlessUI

@Suite("List: what counts as a row, and what selects it")
@MainActor
struct ListRowTests {
  private struct Rows: View {
    @State private var selection: String?

    var body: some View {
      List(selection: $selection) {
        Text("plain").tag("a")
        Text("modified").tag("b")
          .onAppear {}
          .disabled(false)
          .environment(\.locale, .current)
        Text("layered").tag("c").background { Text("behind") }
        Label("labelled", systemImage: "star").tag("d")
        Section("section") {
          Text("inner").tag("e")
        }
        .onAppear {}
        Group {
          Text("grouped 1").tag("f")
          Text("grouped 2").tag("g")
        }
        .onAppear {}
        VStack {
          Text("stack").tag("h")
        }
        Text("last").sheet(isPresented: .constant(false)) {}.tag("i")
      }
      Text(selection ?? "none")
    }
  }

  @Test(
    "A modified view is one row with the tag within; sections and groups are looked into",
    arguments: [
      ("plain", "a"), ("modified", "b"), ("layered behind", "c"), ("labelled", "d"),
      ("inner", "e"), ("grouped 1", "f"), ("grouped 2", "g"), ("last", "i"),
    ]
  )
  func rows(text: String, tag: String) throws {
    let simulation = Simulation { Rows() }
    try simulation.select(row: text)
    let lines = simulation.screen.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.last?.description == tag)
    #expect(lines.filter { $0 == "selected:" }.count == 1)
    let index = try #require(lines.firstIndex { $0 == "selected:" })
    #expect(text.hasPrefix(lines[index + 1]))
  }

  @Test("What stands in a stack is no row, and a section shows its header once")
  func stack() {
    let simulation = Simulation { Rows() }
    #expect(
      message { try simulation.select(row: "stack") }?.hasPrefix("No row titled “stack”") == true
    )
    #expect(
      simulation.screen == """
        plain
        modified
        layered
        behind
        labelled
        section
          inner
        grouped 1
        grouped 2
        stack
        last
        none
        """
    )
  }

  private struct Letters: View {
    @State private var letters = ["A", "B", "C", "D"]

    var body: some View {
      List {
        ForEach(letters, id: \.self) { Text($0) }
          .onDelete { letters.remove(atOffsets: $0) }
          .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test("Rows are deleted and moved by their text")
  func editing() throws {
    let simulation = Simulation { Letters() }
    try simulation.move(row: "D", before: "B")
    #expect(simulation.screen == "A\nD\nB\nC")
    try simulation.move(row: "A", before: "C")
    #expect(simulation.screen == "D\nB\nA\nC")
    try simulation.move(row: "D", before: nil)
    try simulation.delete(row: "A")
    #expect(simulation.screen == "B\nC\nD")
    #expect(
      simulation.transcript.steps.map(\.title) == [
        "launch", "move row “D” before “B”", "move row “A” before “C”", "move row “D” to the end",
        "delete row “A”",
      ]
    )
    #expect(
      message { try simulation.delete(row: "A") }
        == "No row to delete titled “A” is on screen. On screen: “B”, “C”, “D”."
    )
    #expect(message { try simulation.move(row: "B", before: "A") } != nil)
  }

  @Test("Several elements move together, and keep their order")
  func move() {
    var letters = Array("ABCDE")
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(String(letters) == "BADCE")
    letters.move(fromOffsets: [1, 4], toOffset: 0)
    #expect(String(letters) == "AEBDC")
    letters.move(fromOffsets: [0], toOffset: 5)
    #expect(String(letters) == "EBDCA")
    letters.remove(atOffsets: [0, 2, 4])
    #expect(String(letters) == "BC")
  }
}

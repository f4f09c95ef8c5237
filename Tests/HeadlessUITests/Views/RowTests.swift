import Testing

@testable import HeadlessUI

@Suite("Rows: what a list makes of its content")
@MainActor
struct RowTests {
  private struct Screen: View {
    @State private var selection: Int?

    var body: some View {
      List(selection: $selection) {
        Text("modified").tag(1).onAppear {}
        VStack {
          Text("stack")
          Text("of two")
        }
        .tag(2)
        Group {
          Text("grouped").tag(3)
          Text("also").tag(4)
        }
        .onDisappear {}
        if selection == 4 { Text("extra").tag(5) }
      }
      Text("selection \(selection ?? 0)")
    }
  }

  @Test("A modified row keeps its tag, a stack is one row, a group is several")
  func rows() throws {
    let simulation = Simulation { Screen() }
    for (row, tag) in [("modified", 1), ("stack of two", 2), ("grouped", 3), ("also", 4)] {
      try simulation.select(row: row)
      #expect(simulation.screen.hasSuffix("selection \(tag)"))
    }
    try simulation.select(row: "extra")
    #expect(simulation.screen.hasSuffix("selection 5"))
    try simulation.tap("grouped")
    #expect(simulation.screen.hasSuffix("selection 3"))
  }
}

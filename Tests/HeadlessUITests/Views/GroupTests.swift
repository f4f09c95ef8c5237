import Testing

@testable import HeadlessUI

@Suite("Sections and other groups: a title, and what is in it")
@MainActor
struct GroupTests {
  private struct Settings: View {
    @State private var isOn = true

    var body: some View {
      Form {
        Section("General") {
          Toggle("Wi-Fi", isOn: $isOn)
          Text("On")
        }
        Section {
          Text("Bare")
        } footer: {
          Text("Below")
        }
        Section {
          Text("Inside")
        } header: {
          Button("Clear") { print("cleared") }
        } footer: {
          Text("End")
        }
        Section(header: Text("Old")) { Text("Form") }
        GroupBox("Box") { ScrollView(.horizontal) { LazyHStack { Text("Boxed") } } }
        Menu("More") {
          Button("Copy") { print("copied") }
        }
      }
    }
  }

  @Test("A header stands above its content, which is indented; controls in both can be used")
  func screen() throws {
    let simulation = Simulation { Settings() }
    #expect(
      simulation.screen
        == """
        General
          [x] Wi-Fi
          On
        Bare
        Below
        [Clear]
          Inside
        End
        Old
          Form
        Box
          Boxed
        More
          [Copy]
        """
    )
    try simulation.tap("Clear")
    try simulation.tap("Copy")
    try simulation.toggle("Wi-Fi")
    #expect(simulation.lines == ["cleared", "copied"])
    #expect(simulation.screen.contains("[ ] Wi-Fi"))
  }

  @Test("In a list the rows of a section can be selected, its header cannot")
  func list() throws {
    struct Rows: View {
      @State private var selection: Int?

      var body: some View {
        List(selection: $selection) {
          Section("Numbers") {
            ForEach(1..<3) { Text("Row \($0)") }
          }
        }
      }
    }
    let simulation = Simulation { Rows() }
    try simulation.select(row: "Row 2")
    #expect(simulation.screen == "Numbers\n  Row 1\n  selected:\n    Row 2")
    #expect(
      message { try simulation.select(row: "Numbers") }
        == "No row titled “Numbers” is on screen. On screen: “Row 1”, “Row 2”."
    )
  }

  @Test("Its content keeps its state when the header changes")
  func state() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("Count \(count)") { count += 1 }
      }
    }
    struct Owner: View {
      @State private var title = "A"

      var body: some View {
        Section(title) { Counter() }
        Button("Rename") { title = "B" }
      }
    }
    let simulation = Simulation { Owner() }
    try simulation.tap("Count 0")
    try simulation.tap("Rename")
    #expect(simulation.screen == "B\n  [Count 1]\n[Rename]")
  }

  @Test("What is in place of missing content is shown, and can be used")
  func unavailable() throws {
    let simulation = Simulation {
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Check later."))
      ContentUnavailableView {
        Label("No Network", systemImage: "wifi.slash")
      } description: {
        Text("You are offline.")
      } actions: {
        Button("Retry") { print("retried") }
      }
    }
    #expect(
      simulation.screen == "No Mail\nCheck later.\nNo Network\nYou are offline.\n[Retry]"
    )
    try simulation.tap("Retry")
    #expect(simulation.lines == ["retried"])
  }
}

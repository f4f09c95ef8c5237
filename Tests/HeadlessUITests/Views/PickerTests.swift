import Testing

@testable import HeadlessUI

@Suite("Picker: chooses the value that an option is tagged with")
@MainActor
struct PickerTests {
  private enum Flavour: String, CaseIterable, Identifiable {
    case vanilla
    case mint
    case lemon

    var id: Self { self }
  }

  private struct Order: View {
    @State private var flavour = Flavour.vanilla
    @State private var size = 1
    @State private var extra: Int?
    @State private var isClosed = false

    var body: some View {
      let _ = print("body \(flavour) \(size) \(extra as Any)")
      Picker("Flavour", selection: $flavour) {
        ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
      }
      Picker(selection: $size) {
        Section("Usual") {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Divider()
        if isClosed { Text("Huge").tag(3) }
      } label: {
        Label("Size", systemImage: "ruler")
      }
      Picker("Extra", selection: $extra) {
        Text("None").tag(nil as Int?)
        Text("One").tag(1)
      }
      .disabled(isClosed)
      Toggle("Closed", isOn: $isClosed)
    }
  }

  @Test("It shows what is chosen, of options with tags, ids, or tags of an optional")
  func screen() throws {
    let simulation = Simulation { Order() }
    #expect(simulation.screen == "Flavour: Vanilla\nSize: Small\nExtra: None\n[ ] Closed")
    try simulation.choose("Mint")
    try simulation.choose("Large", in: "Size")
    try simulation.choose("One", in: "Extra")
    #expect(simulation.screen == "Flavour: Mint\nSize: Large\nExtra: One\n[ ] Closed")
    try simulation.choose("None")
    #expect(simulation.screen.contains("Extra: None"))
    #expect(
      simulation.transcript.steps.map(\.title)
        == [
          "launch", "choose “Mint”", "choose “Large” in “Size”", "choose “One” in “Extra”",
          "choose “None”",
        ]
    )
    #expect(simulation.transcript.lines.allSatisfy { $0.kind == .output })
  }

  @Test("A choice is one write; choosing the same again causes nothing")
  func writes() throws {
    let simulation = Simulation { Order() }
    #expect(
      try simulation.lines { try simulation.choose("Lemon") } == ["body lemon 1 nil"]
    )
    #expect(try simulation.lines { try simulation.choose("Lemon") } == [])
  }

  @Test("An option that comes later can be chosen, one that is not there is told")
  func options() throws {
    let simulation = Simulation { Order() }
    #expect(
      message { try simulation.choose("Huge", in: "Size") }
        == "There is no option “Huge” in the picker “Size”. Options: “Small”, “Large”."
    )
    #expect(
      message { try simulation.choose("Lrge", in: "Size") }
        == """
        There is no option “Lrge” in the picker “Size”. Did you mean “Large”? \
        Options: “Small”, “Large”.
        """
    )
    #expect(
      message { try simulation.choose("Pistachio") }
        == """
        There is no option “Pistachio” in the pickers “Flavour”, “Size”, “Extra”. \
        Options: “Vanilla”, “Mint”, “Lemon”, “Small”, “Large”, “None”, “One”.
        """
    )
    try simulation.toggle("Closed")
    try simulation.choose("Huge")
    #expect(simulation.screen.contains("Size: Huge"))
  }

  @Test("Unknown pickers, disabled ones, and too few of them")
  func failures() throws {
    let simulation = Simulation { Order() }
    #expect(
      message { try simulation.choose("Mint", in: "Flavor") }
        == """
        No picker titled “Flavor” is on screen. Did you mean “Flavour”? \
        On screen: “Flavour”, “Size”, “Extra”.
        """
    )
    #expect(
      message { try simulation.choose("Mint", occurrence: 2) }
        == "There is only one picker on screen: no occurrence 2, as they count from 1."
    )
    try simulation.toggle("Closed")
    #expect(simulation.screen.contains("Extra: None (disabled)"))
    #expect(
      message { try simulation.choose("One") }
        == "The picker “Extra” is disabled: it cannot be changed."
    )
  }

  @Test("Tags of another type are no options, and the selection is warned of, once")
  func wrongType() throws {
    struct Wrong: View {
      @State private var number = 1
      @State private var count = 0

      var body: some View {
        Picker("Number \(count)", selection: $number) {
          Text("One").tag("1")
          Text("None").tag(nil as Int?)
          Text("Untagged")
        }
        Button("Again") { count += 1 }
      }
    }
    let simulation = Simulation { Wrong() }
    try simulation.tap("Again")
    #expect(simulation.screen == "Number 1: (none)\n[Again]")
    #expect(
      simulation.lines == [
        """
        Picker: the selection "1" is invalid and does not have an associated tag, this will give \
        undefined results.
        """
      ]
    )
    #expect(
      message { try simulation.choose("One") }
        == """
        There is no option “One” in the picker “Number 1”. \
        No option is there: each needs a tag of the selection's type.
        """
    )
  }

  @Test("Of two pickers with one title the second can be meant; one on another tab is named")
  func occurrenceAndTab() throws {
    struct Twins: View {
      @State private var first = 1
      @State private var second = 1

      var body: some View {
        TabView {
          VStack {
            Picker("Size", selection: $first) { self.options }
            Picker("Size", selection: $second) { self.options }
          }
          Text("Nothing")
        }
      }

      @ViewBuilder private var options: some View {
        Text("S").tag(1)
        Text("L").tag(2)
      }
    }
    let simulation = Simulation { Twins() }
    try simulation.choose("L", in: "Size", occurrence: 2)
    #expect(simulation.screen.hasSuffix("Size: S\n  Size: L"))
    #expect(
      simulation.transcript.steps.last?.title == "choose “L” in “Size” (occurrence 2)"
    )
    try simulation.select(tab: 2)
    #expect(
      message { try simulation.choose("L") }
        == "No picker is on screen. There is one on tab 1, which is not selected."
    )
  }
}

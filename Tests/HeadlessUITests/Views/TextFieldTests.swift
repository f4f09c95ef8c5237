import Testing

@testable import HeadlessUI

@Suite("TextField, SecureField, TextEditor: what is typed goes through the binding")
@MainActor
struct TextFieldTests {
  private struct Account: View {
    @State private var name = ""
    @State private var password = "abc"
    @State private var notes = "one"
    @State private var isLocked = false

    var body: some View {
      let _ = print("body “\(name)”")
      TextField("Name", text: $name, prompt: Text("Required"))
      Group {
        SecureField("Password", text: $password)
        TextEditor(text: $notes)
      }
      .disabled(isLocked)
      Toggle("Lock", isOn: $isLocked)
    }
  }

  @Test("Fields show their text, secure ones its length, editors without a title")
  func screen() throws {
    let simulation = Simulation { Account() }
    #expect(simulation.screen == "Name: “”\nPassword: “•••”\n“one”\n[ ] Lock")
    try simulation.type("Blob")
    try simulation.type("12345", into: "Password")
    try simulation.type("two\nlines", occurrence: 3)
    #expect(
      simulation.screen == "Name: “Blob”\nPassword: “•••••”\n“two⏎lines”\n[ ] Lock"
    )
    #expect(
      simulation.transcript.steps.map(\.title).dropLast()
        == ["launch", "type “Blob”", "type “12345” into “Password”"]
    )
  }

  @Test("The text is replaced in one write; the same text again causes nothing")
  func writes() throws {
    let simulation = Simulation { Account() }
    let lines = try simulation.lines {
      try simulation.type("Blob", into: "Name")
      try simulation.type("Blob", into: "Name")
      try simulation.type("", into: "Name")
    }
    #expect(lines == ["body “Blob”", "body “”"])
  }

  @Test("Disabled fields, unknown ones, none at all")
  func failures() throws {
    let simulation = Simulation { Account() }
    try simulation.toggle("Lock")
    #expect(
      message { try simulation.type("x", into: "Password") }
        == "The text field “Password” is disabled: it cannot be changed."
    )
    #expect(
      message { try simulation.type("x", occurrence: 3) }
        == "The text field is disabled: it cannot be changed."
    )
    #expect(
      message { try simulation.type("x", into: "Nmae") }
        == """
        No text field titled “Nmae” is on screen. Did you mean “Name”? \
        On screen: “Name”, “Password”, one without a title.
        """
    )
    #expect(
      message { try Simulation { Text("Name") }.type("x") } == "No text field is on screen."
    )
  }

  private struct Numbers: View {
    @State private var count = 1234
    @State private var limit: Double?

    var body: some View {
      TextField("Count", value: $count, format: .number)
      TextField("Limit", value: $limit, format: .number)
      Text(verbatim: "\(count) \(limit as Any)")
    }
  }

  @Test("A format writes and reads a value; what it cannot read changes nothing, or means none")
  func formats() throws {
    let simulation = Simulation { Numbers() }
    #expect(simulation.screen == "Count: “1,234”\nLimit: “”\n1234 nil")
    try simulation.type("2,500", into: "Count")
    try simulation.type("0.5", into: "Limit")
    #expect(simulation.screen == "Count: “2,500”\nLimit: “0.5”\n2500 Optional(0.5)")
    try simulation.type("many", into: "Count")
    try simulation.type("none", into: "Limit")
    #expect(simulation.screen == "Count: “2,500”\nLimit: “”\n2500 nil")
  }

  @Test("The owner depends on what it hands on")
  func handedOn() throws {
    struct Owner: View {
      @State private var number = 1

      var body: some View {
        let _ = print("owner")
        TextField("Number", value: $number, format: .number)
      }
    }
    let simulation = Simulation { Owner() }
    #expect(try simulation.lines { try simulation.type("2") } == ["owner"])
  }
}

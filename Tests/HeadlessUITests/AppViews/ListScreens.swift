import HeadlessUI
import Testing

// MARK: - A list with a selection

struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String
  var phone: String

  static let samples = [
    Contact(id: 1, name: "Anna Berg", phone: "555-0101"),
    Contact(id: 2, name: "Ben Carter", phone: "555-0102"),
    Contact(id: 3, name: "Bea Dahl", phone: "555-0103"),
  ]
}

struct ContactList: View {
  let contacts: [Contact]
  @State private var selection: Contact.ID?

  var body: some View {
    VStack {
      List(contacts, selection: $selection) { contact in
        Text(contact.name)
      }
      .listStyle(.sidebar)
      Divider()
      detail
    }
  }

  @ViewBuilder
  private var detail: some View {
    if let contact = contacts.first(where: { $0.id == selection }) {
      LabeledContent(contact.name, value: contact.phone)
    } else {
      ContentUnavailableView("Select a contact", systemImage: "person")
    }
  }
}

// MARK: - A list with several selected rows

struct MailboxView: View {
  @State private var messages = ["Invoice", "Newsletter", "Lunch?"]
  @State private var selected: Set<String> = ["Newsletter"]

  var body: some View {
    List(selection: $selected) {
      Section("Inbox") {
        ForEach(messages, id: \.self) { subject in
          Label(subject, systemImage: "envelope")
        }
      }
    }
    Button("Delete \(selected.count) Messages", systemImage: "trash", role: .destructive) {
      messages.removeAll(where: selected.contains)
      selected.removeAll()
    }
    .disabled(selected.isEmpty)
  }
}

// MARK: - Rows that are equatable

struct Score: Identifiable, Equatable {
  let id: String
  var points: Int
}

private struct ScoreRow: View, Equatable {
  let score: Score
  let onTap: (Score.ID) -> Void

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.score == rhs.score
  }

  var body: some View {
    let _ = print("row \(score.id)")
    Button("\(score.id): \(score.points)") { onTap(score.id) }
  }
}

struct ScoreBoard: View {
  @State private var scores = [Score(id: "Red", points: 0), Score(id: "Blue", points: 2)]

  var body: some View {
    List(scores.sorted { $0.points > $1.points }) { score in
      ScoreRow(score: score, onTap: addPoint)
        .equatable()
    }
  }

  private func addPoint(to id: Score.ID) {
    guard let index = scores.firstIndex(where: { $0.id == id }) else { return }
    scores[index].points += 1
  }
}

// MARK: - Tests

@Suite("App views: lists")
@MainActor
struct ListScreens {
  @Test("The selected row decides what stands below the list")
  func selection() throws {
    let simulation = Simulation { ContactList(contacts: Contact.samples) }
    #expect(simulation.screen == "Anna Berg\nBen Carter\nBea Dahl\nSelect a contact")
    try simulation.select(row: "Ben Carter")
    #expect(
      simulation.screen == """
        Anna Berg
        selected:
          Ben Carter
        Bea Dahl
        Ben Carter: 555-0102
        """
    )
  }

  @Test("A set of selected rows is what the button deletes")
  func mailbox() throws {
    let simulation = Simulation { MailboxView() }
    #expect(
      simulation.screen == """
        Inbox
          Invoice
          selected:
            Newsletter
          Lunch?
        [Delete 1 Messages]
        """
    )
    try simulation.select(row: "Lunch?")
    try simulation.tap("Delete 1 Messages")
    #expect(
      simulation.screen == "Inbox\n  Invoice\n  Newsletter\n[Delete 0 Messages] (disabled)"
    )
  }

  @Test("Only the row whose value has changed is evaluated, also when rows change places")
  func scores() throws {
    let simulation = Simulation { ScoreBoard() }
    #expect(simulation.screen == "[Blue: 2]\n[Red: 0]")
    #expect(simulation.lines == ["row Blue", "row Red"])
    let lines = try simulation.lines {
      for points in 0..<3 { try simulation.tap("Red: \(points)") }
    }
    #expect(lines == ["row Red", "row Red", "row Red"])
    #expect(simulation.screen == "[Red: 3]\n[Blue: 2]")
  }
}

import HeadlessUI
import Testing

// MARK: - A field that filters

struct ContactSearchView: View {
  @State private var query = ""

  private var results: [Contact] {
    guard !query.isEmpty else { return Contact.samples }
    return Contact.samples.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  private var sections: [(initial: String, contacts: [Contact])] {
    Dictionary(grouping: results) { String($0.name.prefix(1)) }
      .sorted { $0.key < $1.key }
      .map { (initial: $0.key, contacts: $0.value) }
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Search", text: $query)
        .textFieldStyle(.roundedBorder)
      if results.isEmpty {
        ContentUnavailableView {
          Label("No Results for “\(query)”", systemImage: "magnifyingglass")
        } description: {
          Text("Check the spelling.")
        } actions: {
          Button("Clear Search") { query = "" }
        }
      } else {
        List {
          ForEach(sections, id: \.initial) { section in
            Section(section.initial) {
              ForEach(section.contacts) { ContactRow(contact: $0, isFavorite: $0.id == 1) }
            }
          }
        }
        .listStyle(.insetGrouped)
      }
      Text("\(results.count) of \(Contact.samples.count)")
        .foregroundStyle(.secondary)
    }
  }
}

private struct ContactRow: View {
  let contact: Contact
  var isFavorite = false

  var body: some View {
    HStack(spacing: 8) {
      Circle()
        .fill(isFavorite ? Color.yellow : Color.gray.opacity(0.3))
        .frame(width: 32, height: 32)
        .overlay { Image(systemName: "person.fill") }
      Text(contact.name)
      Spacer()
      if isFavorite { Text("★") }
    }
  }
}

// MARK: - Tests

@Suite("App views: searching")
@MainActor
struct SearchScreens {
  @Test("What is typed filters the rows; nothing found is said so")
  func search() throws {
    let simulation = Simulation { ContactSearchView() }
    #expect(
      simulation.screen == """
        Search: “”
        A
          Anna Berg
          ★
        B
          Ben Carter
          Bea Dahl
        3 of 3
        """
    )
    try simulation.type("be", into: "Search")
    #expect(
      simulation.screen == """
        Search: “be”
        A
          Anna Berg
          ★
        B
          Ben Carter
          Bea Dahl
        3 of 3
        """
    )
    try simulation.type("ben", into: "Search")
    #expect(simulation.screen == "Search: “ben”\nB\n  Ben Carter\n1 of 3")
    try simulation.type("zoe", into: "Search")
    #expect(
      simulation.screen == """
        Search: “zoe”
        No Results for “zoe”
        Check the spelling.
        [Clear Search]
        0 of 3
        """
    )
    try simulation.tap("Clear Search")
    #expect(simulation.screenLines.last == "3 of 3")
  }
}

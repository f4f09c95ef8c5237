import HeadlessUI
import Testing

// MARK: - To-dos: bindings to rows, adding, deleting, moving

struct TodoItem: Identifiable, Equatable {
  let id: UUID
  var title: String
  var isDone = false

  init(_ title: String, isDone: Bool = false) {
    self.id = UUID()
    self.title = title
    self.isDone = isDone
  }
}

struct TodoListView: View {
  @State private var items = [TodoItem("Buy milk"), TodoItem("Call Ada", isDone: true)]
  @State private var newTitle = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach($items) { $item in
          TodoRow(item: $item)
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }

        HStack {
          TextField("New to-do", text: $newTitle)
          Button("Add", action: add)
            .disabled(newTitle.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
      .navigationTitle("\(items.filter { !$0.isDone }.count) left")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          EditButton()
        }
      }
    }
  }

  private func add() {
    withAnimation(.spring()) {
      items.append(TodoItem(newTitle))
    }
    newTitle = ""
  }
}

private struct TodoRow: View {
  @Binding var item: TodoItem

  var body: some View {
    Toggle(isOn: $item.isDone) {
      Text(item.title)
        .strikethrough(item.isDone)
    }
  }
}

// MARK: - A playlist: editing in place, rows that keep their state

struct PlaylistView: View {
  struct Song: Identifiable {
    let id: Int
    var title: String
  }

  @State private var songs = (1...3).map { Song(id: $0, title: "Song \($0)") }

  var body: some View {
    ForEach(songs) { song in
      SongRow(title: song.title) {
        remove(song)
      }
    }
    Button("Shuffle") {
      withAnimation { songs.reverse() }
    }
    if songs.count < 3 {
      Text("\(3 - songs.count) removed")
    }
  }

  private func remove(_ song: Song) {
    songs.removeAll { $0.id == song.id }
  }
}

extension PlaylistView {
  fileprivate struct SongRow: View {
    let title: String
    let onRemove: () -> Void

    @State private var plays = 0

    var body: some View {
      HStack {
        Button("Play \(title)") { plays += 1 }
        if plays > 0 {
          Text(plays == 1 ? "played once" : "played \(plays) times")
        }
        Button("Remove \(title)", role: .destructive) { onRemove() }
      }
    }
  }
}

// MARK: - Tests

@Suite("App views: rows that change")
@MainActor
struct EditableListScreens {
  @Test("A row writes to its element; rows are added, deleted and moved")
  func todos() throws {
    let simulation = Simulation { TodoListView() }
    #expect(
      simulation.screen == """
        navigation “1 left”
          toolbar
            [Edit]
          [ ] Buy milk
          [x] Call Ada
          New to-do: “”
          [Add] (disabled)
        """
    )
    try simulation.type("Water plants", into: "New to-do")
    try simulation.tap("Add")
    try simulation.toggle("Buy milk")
    #expect(
      simulation.screen == """
        navigation “1 left”
          toolbar
            [Edit]
          [x] Buy milk
          [x] Call Ada
          [ ] Water plants
          New to-do: “”
          [Add] (disabled)
        """
    )
    try simulation.move(row: "[ ] Water plants", before: "[x] Buy milk")
    try simulation.delete(row: "[x] Call Ada")
    #expect(simulation.screenLines[3...4] == ["  [ ] Water plants", "  [x] Buy milk"])
    try simulation.move(row: "[ ] Water plants", before: nil)
    try simulation.toggle("Water plants")
    #expect(simulation.screenLines[0] == "navigation “0 left”")
    #expect(simulation.screenLines[3...4] == ["  [x] Buy milk", "  [x] Water plants"])
  }

  @Test("A row keeps its state when it moves, and loses it when it goes")
  func playlist() throws {
    let simulation = Simulation { PlaylistView() }
    try simulation.tap("Play Song 1")
    try simulation.tap("Play Song 3")
    try simulation.tap("Play Song 3")
    try simulation.tap("Shuffle")
    #expect(
      simulation.screen == """
        [Play Song 3]
        played 2 times
        [Remove Song 3]
        [Play Song 2]
        [Remove Song 2]
        [Play Song 1]
        played once
        [Remove Song 1]
        [Shuffle]
        """
    )
    try simulation.tap("Remove Song 3")
    #expect(
      simulation.screen == """
        [Play Song 2]
        [Remove Song 2]
        [Play Song 1]
        played once
        [Remove Song 1]
        [Shuffle]
        1 removed
        """
    )
  }
}

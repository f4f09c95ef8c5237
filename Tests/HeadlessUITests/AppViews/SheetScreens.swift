import HeadlessUI
import Testing

// MARK: - A sheet while something is true

struct NotesView: View {
  @State private var notes = ["Hello"]
  @State private var isComposing = false

  var body: some View {
    VStack {
      ForEach(notes, id: \.self) { Text($0) }
      Button("New Note", systemImage: "square.and.pencil") { isComposing = true }
    }
    .sheet(isPresented: $isComposing, onDismiss: composerClosed) {
      NoteComposer { notes.append($0) }
        .presentationDetents([.medium, .large])
    }
  }

  private func composerClosed() {
    print("composer closed")
  }
}

struct NoteComposer: View {
  let onSave: (String) -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    NavigationStack {
      TextEditor(text: $text)
        .navigationTitle("New Note")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              onSave(text)
              dismiss()
            }
            .disabled(text.isEmpty)
          }
        }
    }
    .interactiveDismissDisabled(!text.isEmpty)
  }
}

// MARK: - A sheet of an item

struct Photo: Identifiable {
  let id: Int
  var isLiked = false

  var title: LocalizedStringKey { "Photo \(id)" }
}

struct GalleryView: View {
  @State private var photos = [Photo(id: 1), Photo(id: 2, isLiked: true)]
  @State private var selectedPhoto: Photo?

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) {
        ForEach(photos) { photo in
          Button(photo.title) { selectedPhoto = photo }
        }
      }
    }
    .sheet(item: $selectedPhoto) { photo in
      PhotoDetail(photo: photo) {
        like(photo)
      }
    }
  }

  private func like(_ photo: Photo) {
    guard let index = photos.firstIndex(where: { $0.id == photo.id }) else { return }
    photos[index].isLiked.toggle()
    selectedPhoto = photos[index]
  }
}

private struct PhotoDetail: View {
  let photo: Photo
  let onLike: () -> Void
  @Environment(\.dismiss) var dismiss

  var body: some View {
    Text(photo.title)
    Button(photo.isLiked ? "Unlike" : "Like") { onLike() }
    Button("Close") { dismiss() }
  }
}

// MARK: - Tests

@Suite("App views: sheets")
@MainActor
struct SheetScreens {
  @Test("A sheet hands its result back and dismisses itself; what was typed ends with it")
  func notes() throws {
    let simulation = Simulation { NotesView() }
    try simulation.tap("New Note")
    #expect(
      simulation.screen == """
        Hello
        [New Note]
        sheet
          navigation “New Note”
            toolbar
              [Cancel]
              [Save] (disabled)
            “”
        """
    )
    try simulation.dismissSheet()
    try simulation.tap("New Note")
    try simulation.type("Buy milk")
    #expect(
      message { try simulation.dismissSheet() }
        == """
        The sheet cannot be swiped down: interactiveDismissDisabled() applies to it.
        """
    )
    #expect(try simulation.lines { try simulation.tap("Save") } == ["composer closed"])
    #expect(simulation.screen == "Hello\nBuy milk\n[New Note]")
    try simulation.tap("New Note")
    #expect(simulation.screenLines.last == "    “”")
    #expect(try simulation.lines { try simulation.tap("Cancel") } == ["composer closed"])
    #expect(simulation.screenLines.count == 3)
  }

  @Test("A sheet shows the item that there is, and follows it")
  func gallery() throws {
    let simulation = Simulation { GalleryView() }
    #expect(simulation.screen == "[Photo 1]\n[Photo 2]")
    try simulation.tap("Photo 1")
    #expect(
      simulation.screen == """
        [Photo 1]
        [Photo 2]
        sheet
          Photo 1
          [Like]
          [Close]
        """
    )
    try simulation.tap("Like")
    #expect(simulation.screenLines[4] == "  [Unlike]")
    try simulation.tap("Close")
    try simulation.tap("Photo 1")
    #expect(simulation.screenLines[4] == "  [Unlike]")
    try simulation.dismissSheet()
    try simulation.tap("Photo 2")
    #expect(simulation.screenLines[3] == "  Photo 2")
    #expect(simulation.screenLines[4] == "  [Unlike]")
  }
}

import HeadlessUI

/// Saves a draft; to save it again while it is being saved changes nothing.
struct DraftView: View {
  @State private var id = UUID()
  @State private var version = 1
  @State private var save = TaskTrigger<Int>()

  var body: some View {
    VStack {
      Button("Save") {
        save.trigger(value: version, id: id)
      }
      Button("Edit") {
        version += 1
      }
    }
    .task($save) { version in
      await Server.request("Save of version \(version)")
    }
  }
}

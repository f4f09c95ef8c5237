import HeadlessUI

/// Starts a search or an export while another is running.
struct RepairedRaceView: View {
  @State private var search = TaskTrigger<String>()
  @State private var export = TaskTrigger<String>()

  var body: some View {
    VStack {
      ForEach(["Tea", "Coffee"], id: \.self) { drink in
        Button("Search \(drink)") {
          search.trigger(value: drink)
        }
        Button("Export \(drink)") {
          export.trigger(value: drink)
        }
      }
    }
    .task($search) { drink in
      await Server.request("Search for \(drink)")
    }
    .task($export) { drink in
      await Exporter.export("Export of \(drink)")
    }
  }
}
